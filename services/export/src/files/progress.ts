// Kept in memory and published at most twice a second. It is stale a second later, so nothing depends on it.
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { progressTopic } from '@leadwright/contracts/topology';

const EVERY_MS = 500;

/** Of a running file: percent of its rows, 0 to 99, and whether all of them are written and it is being stored. */
export type FileProgress = { percent: number; storing: boolean };

export type Progress = {
  /** Null for every download whose file is not being made here. */
  of(downloadId: string): FileProgress | null;
  report(of: { accountId: string; downloadId: string }, written: number, chosen: number): void;
  end(downloadId: string): void;
};

export type ProgressParts = {
  bus: Pick<EventBus, 'publishVolatile'>;
  logger: Logger;
  now: () => number;
};

export function createProgress({ bus, logger, now }: ProgressParts): Progress {
  const running = new Map<string, FileProgress & { publishedAt: number }>();
  return {
    of: (downloadId) => {
      const now = running.get(downloadId);
      return now ? { percent: now.percent, storing: now.storing } : null;
    },
    report: ({ accountId, downloadId }, written, chosen) => {
      // Only DownloadCompleted means 100.
      const percent = Math.min(99, Math.floor((written * 100) / Math.max(1, chosen)));
      const storing = written >= chosen;
      const before = running.get(downloadId);
      // That the file is being stored is said at once, as nothing comes after it.
      const due = now() - (before?.publishedAt ?? -EVERY_MS) >= EVERY_MS || storing !== (before?.storing ?? false);
      running.set(downloadId, { percent, storing, publishedAt: due || !before ? now() : before.publishedAt });
      if (!due) return;
      const value = new TextEncoder().encode(JSON.stringify({ downloadId, progress: percent, rows: written, storing }));
      bus.publishVolatile({ topic: progressTopic, accountId, value }).catch((error: unknown) => {
        logger.warn({ err: error, downloadId }, 'could not publish progress');
      });
    },
    end: (downloadId) => void running.delete(downloadId),
  };
}
