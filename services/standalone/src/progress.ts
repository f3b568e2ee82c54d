// A bar where a person watches, one line per five seconds where a log does.
import { Presets, SingleBar } from 'cli-progress';

export type Progress = { update(done: number): void; stop(): void };

const EVERY_MS = 5_000;

/** Shows `label` on its way to `total` rows, with rows per second. */
export function showProgress(label: string, total: number): Progress {
  const began = performance.now();
  const rate = (done: number): string => Math.round(done / Math.max(0.001, (performance.now() - began) / 1000)).toLocaleString('en-US');
  if (!process.stdout.isTTY) return lines(label, total, rate);
  const bar = new SingleBar({ format: `${label} [{bar}] {value}/{total} rows, {rate} rows/s`, hideCursor: true, clearOnComplete: false }, Presets.shades_classic);
  bar.start(total, 0, { rate: '0' });
  return {
    update: (done) => bar.update(done, { rate: rate(done) }),
    stop: () => bar.stop(),
  };
}

function lines(label: string, total: number, rate: (done: number) => string): Progress {
  let last = performance.now();
  let done = 0;
  const say = (): void => console.log(`${label}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows, ${rate(done)} rows/s`);
  return {
    update: (value) => {
      done = value;
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      say();
    },
    stop: say,
  };
}
