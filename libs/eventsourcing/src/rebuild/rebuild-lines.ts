// A rebuild told line by line while it runs: progress, and at the end the report or why there is none.
import { createSignal } from '@leadwright/runtime/process/signal';
import type { OperationEvent } from '../log/operation-events.ts';
import {
  rebuild,
  RebuildRunningError,
  type RebuildParts,
  type RebuildProgress,
  type RebuildReport,
} from './rebuild.ts';

export type RebuildLine =
  | ({ kind: 'progress' } & RebuildProgress)
  | ({ kind: 'report' } & RebuildReport)
  /** `not-recorded`: swapped in, and the log could not be told. In the other cases the live tables are as they were. */
  | { kind: 'failed'; code: 'rebuild-running' | 'rebuild-failed' | 'not-recorded'; reason: string };

const TOLD_EVERY_MS = 1_000;

/**
 * Runs the rebuild and yields JSON lines. It goes on when nobody reads any more. `announce` records a
 * swap in the service's log before the report says so.
 */
export async function* rebuildLines(
  parts: Omit<RebuildParts, 'onProgress'>,
  announce: (event: OperationEvent) => Promise<void>,
): AsyncGenerator<string> {
  const signal = createSignal();
  const state: { progress: RebuildProgress; end?: RebuildLine } = { progress: { phase: 'building', events: 0 } };
  const running = run(parts, announce, (progress) => {
    state.progress = progress;
  }).then((line) => {
    state.end = line;
    signal.wake();
  });
  while (!state.end) {
    yield lineOf({ kind: 'progress', ...state.progress });
    await signal.wait(TOLD_EVERY_MS);
  }
  await running;
  yield lineOf(state.end);
}

function lineOf(line: RebuildLine): string {
  return `${JSON.stringify(line)}\n`;
}

async function run(
  parts: Omit<RebuildParts, 'onProgress'>,
  announce: (event: OperationEvent) => Promise<void>,
  onProgress: (progress: RebuildProgress) => void,
): Promise<RebuildLine> {
  let swappedIn = false;
  try {
    const report = await rebuild({ ...parts, onProgress });
    const { projection, events, tables, differences, swapped } = report;
    if (swapped) {
      swappedIn = true;
      await announce({
        type: 'ProjectionRebuilt',
        projection,
        events,
        differences: differences.length,
        tables: tables.map(({ table }) => table),
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      });
    }
    return { kind: 'report', ...report };
  } catch (error) {
    const code = swappedIn
      ? 'not-recorded'
      : error instanceof RebuildRunningError
        ? 'rebuild-running'
        : 'rebuild-failed';
    return { kind: 'failed', code, reason: error instanceof Error ? error.message : 'unknown' };
  }
}
