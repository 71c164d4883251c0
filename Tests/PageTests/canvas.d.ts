// What browsers have and the compiler's own DOM library does not know yet.
declare class OffscreenCanvas extends EventTarget {
  constructor(width: number, height: number);
  width: number;
  height: number;
  getContext(kind: "2d"): OffscreenCanvasRenderingContext2D | null;
  transferToImageBitmap(): ImageBitmap;
}
interface OffscreenCanvasRenderingContext2D
  extends CanvasState, CanvasTransform, CanvasCompositing, CanvasImageSmoothing, CanvasFillStrokeStyles,
    CanvasRect, CanvasDrawPath, CanvasText, CanvasDrawImage, CanvasPathDrawingStyles, CanvasTextDrawingStyles, CanvasPath {
  readonly canvas: OffscreenCanvas;
}
interface CanvasPath {
  roundRect(x: number, y: number, width: number, height: number, radii?: number | readonly number[]): void;
}
interface CanvasDrawImage {
  drawImage(image: OffscreenCanvas, x: number, y: number): void;
  drawImage(image: ImageBitmap | OffscreenCanvas, sx: number, sy: number, sw: number, sh: number, dx: number, dy: number, dw: number, dh: number): void;
}
interface CanvasTextDrawingStyles {
  textRendering: "auto" | "optimizeSpeed" | "optimizeLegibility" | "geometricPrecision";
}
