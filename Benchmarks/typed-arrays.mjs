// The same jobs as LayoutBenchmarks' grid and mixed flow, in plain JavaScript over typed arrays: what a page could do itself.
// `node Benchmarks/typed-arrays.mjs`: least of nine rounds, ns an item.

const counts = [30, 1_000, 100_000, 1_000_000];

function grid(frames, count) {
  let column = 0;
  let y = 16;
  for (let item = 0, at = 0; item < count; item++, at += 4) {
    frames[at] = 16 + column * 122;
    frames[at + 1] = y;
    frames[at + 2] = 114;
    frames[at + 3] = 114;
    if (++column === 3) {
      column = 0;
      y += 134;
    }
  }
}

function flow(frames, widths, heights, count) {
  const available = 358;
  const spacing = 8;
  let first = 0;
  let top = 16;
  while (first < count) {
    let used = widths[first];
    let sum = used;
    let height = heights[first];
    let next = first + 1;
    while (next < count && used + spacing + widths[next] <= available) {
      used = used + spacing + widths[next];
      sum += widths[next];
      height = Math.max(height, heights[next]);
      next++;
    }
    const isLast = next === count;
    const alone = next - first === 1;
    const gap = isLast || alone ? spacing : (available - sum) / (next - first - 1);
    let x = !isLast && alone ? 16 + (available - sum) / 2 : 16;
    for (let item = first, at = first * 4; item < next; item++, at += 4) {
      frames[at] = x;
      frames[at + 1] = top + (height - heights[item]) / 2;
      frames[at + 2] = widths[item];
      frames[at + 3] = heights[item];
      x += widths[item] + gap;
    }
    top += height + 20;
    first = next;
  }
}

function least(work, count) {
  for (let warmUp = 0; warmUp < 50; warmUp++) work();
  const repeats = Math.max(1, Math.round(3e6 / (count * 5)));
  let best = Infinity;
  for (let round = 0; round < 9; round++) {
    const start = performance.now();
    for (let repeat = 0; repeat < repeats; repeat++) work();
    best = Math.min(best, ((performance.now() - start) * 1e6) / repeats / count);
  }
  return best;
}

console.log('\nThe same in JavaScript, ns an item');
for (const count of counts) {
  const frames = new Float64Array(count * 4);
  const widths = new Float64Array(count);
  const heights = new Float64Array(count);
  let state = 42;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (let item = 0; item < count; item++) {
    widths[item] = 60 + Math.round(random() * 100);
    heights[item] = 40 + Math.round(random() * 80);
  }
  for (const [name, work] of [
    ['grid', () => grid(frames, count)],
    ['mixed flow, justified', () => flow(frames, widths, heights, count)],
  ]) {
    const time = least(work, count).toFixed(2);
    console.log(`${`${name}, ${count.toLocaleString('en')}`.padEnd(34)}${'typed arrays'.padEnd(46)}${`${time} ns`.padStart(14)}`);
  }
}
