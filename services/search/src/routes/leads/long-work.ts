// Work of minutes answers by lines, so that who waits sees that it goes on, and nobody ends the connection.
import { Readable } from 'node:stream';
import { createSignal } from '@leadwright/runtime/process/signal';
import { Problem } from '@leadwright/runtime/refusals/problem';

export type WorkLine =
  | { kind: 'working'; seconds: number }
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; code: string; message: string };

const LINE_EVERY_MS = 1_000;

/** Goes on if the reader leaves. A fault ends the answer in the middle, and is the service's to log. */
export function longWork(
  work: () => Promise<unknown>,
  onTick: () => Promise<unknown> = async () => undefined,
): Readable {
  return Readable.from(linesOf(work, onTick));
}

async function* linesOf(work: () => Promise<unknown>, onTick: () => Promise<unknown>): AsyncGenerator<string> {
  const started = Date.now();
  const signal = createSignal();
  const state: { end?: WorkLine; fault?: unknown } = {};
  const running = work()
    .then(
      (answer) => (state.end = { kind: 'done', answer }),
      (error: unknown) => {
        if (error instanceof Problem) state.end = { kind: 'refused', code: error.code, message: error.message };
        else state.fault = error;
      },
    )
    .finally(() => signal.wake());
  while (!state.end && state.fault === undefined) {
    // A sign that could not be given is given again; the work's own answer says how it went.
    await onTick().catch(() => undefined);
    yield lineOf({ kind: 'working', seconds: Math.round((Date.now() - started) / 1000) });
    await signal.wait(LINE_EVERY_MS);
  }
  await running;
  if (state.fault !== undefined) throw state.fault;
  if (state.end) yield lineOf(state.end);
}

const lineOf = (line: WorkLine): string => `${JSON.stringify(line)}\n`;
