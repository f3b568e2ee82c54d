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
  /** `not-recorded`: swapped, but the log has no event of it. Other codes leave the live tables unchanged. */
  | { kind: 'failed'; code: 'rebuild-running' | 'rebuild-failed' | 'not-recorded'; reason: string };

const PROGRESS_EVERY_MS = 1_000;

/** Continues if the reader leaves. `recordInLog` appends the swap to the log before the report is sent. */
export async function* rebuildLines(
  parts: Omit<RebuildParts, 'onProgress'>,
  recordInLog: (event: OperationEvent) => Promise<void>,
): AsyncGenerator<string> {
  const signal = createSignal();
  const state: { progress: RebuildProgress; end?: RebuildLine } = { progress: { phase: 'building', events: 0 } };
  const running = run(parts, recordInLog, (progress) => {
    state.progress = progress;
  }).then((line) => {
    state.end = line;
    signal.wake();
  });
  while (!state.end) {
    yield lineOf({ kind: 'progress', ...state.progress });
    await signal.wait(PROGRESS_EVERY_MS);
  }
  await running;
  yield lineOf(state.end);
}

function lineOf(line: RebuildLine): string {
  return `${JSON.stringify(line)}\n`;
}

async function run(
  parts: Omit<RebuildParts, 'onProgress'>,
  recordInLog: (event: OperationEvent) => Promise<void>,
  onProgress: (progress: RebuildProgress) => void,
): Promise<RebuildLine> {
  let swappedIn = false;
  try {
    const report = await rebuild({ ...parts, onProgress });
    const { projection, events, tables, differences, swapped } = report;
    if (swapped) {
      swappedIn = true;
      await recordInLog({
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
