// A progress bar on a terminal; elsewhere, one log line per five seconds.
import { Presets, SingleBar } from 'cli-progress';

export type Progress = { update(done: number, perSecond: number): void; stop(): void };

const EVERY_MS = 5_000;

export function showProgress(label: string, total: number): Progress {
  if (!process.stdout.isTTY) return lines(label, total);
  const bar = new SingleBar(
    { format: `${label} [{bar}] {value}/{total} rows, {rate} rows/s`, hideCursor: true, clearOnComplete: false },
    Presets.shades_classic,
  );
  bar.start(total, 0, { rate: '0' });
  return {
    update: (done, perSecond) => bar.update(done, { rate: words(perSecond) }),
    stop: () => bar.stop(),
  };
}

const words = (value: number): string => Math.round(value).toLocaleString('en-US');

function lines(label: string, total: number): Progress {
  let last = performance.now();
  let seen = { done: 0, perSecond: 0 };
  const say = (): void =>
    console.log(`${label}: ${words(seen.done)} of ${words(total)} rows, ${words(seen.perSecond)} rows/s`);
  return {
    update: (done, perSecond) => {
      seen = { done, perSecond };
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      say();
    },
    stop: say,
  };
}
