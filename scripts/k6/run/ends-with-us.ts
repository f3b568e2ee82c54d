// What a load has started ends with it: also where it is stopped by a signal, which reaches this process alone.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const running = new Set<ChildProcess>();

/** Interrupts the child when this process is told to stop, and ends after it, with the code that the signal has. */
export function endsWithUs<Child extends ChildProcess>(child: Child): Child {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stop);
  running.add(child);
  const over = (): void => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stop);
  };
  child.once('exit', over);
  // A program that is not there never exits.
  child.once('error', over);
  return child;
}

function stop(signal: (typeof SIGNALS)[number]): void {
  const code = 128 + constants.signals[signal];
  let left = running.size;
  for (const child of running) {
    child.once('exit', () => {
      left--;
      // What waited for the child must not go on with the next scenario.
      if (left === 0) process.exit(code);
    });
    child.kill('SIGINT');
  }
}
