// Runs in the page ahead of its own scripts, and keeps in `seen` what the browser tells of its painting.
{
  const seen = { lcp: 0, largest: '', firstPaint: 0, cls: 0, moved: [] };
  globalThis.seen = seen;
  const nameOf = (node) => {
    const element = node?.getAttribute ? node : node?.parentElement;
    if (!element) return 'gone';
    const first = element.getAttribute('class')?.split(' ')[0];
    return element.tagName.toLowerCase() + (first ? `.${first}` : '');
  };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.largest = nameOf(element);
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  // https://web.dev/articles/cls: shifts less than a second apart belong together, for five seconds at most.
  let [first, last, sum] = [0, 0, 0];
  watch('layout-shift', ({ value, hadRecentInput, sources, startTime }) => {
    if (hadRecentInput) return;
    const together = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!together) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    seen.cls = Math.max(seen.cls, sum);
    for (const { node } of sources)
      if (seen.moved.length < 5) seen.moved.push(`${nameOf(node)} at ${Math.round(startTime)} ms`);
  });
}
