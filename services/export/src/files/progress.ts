// Progress of running files: kept in memory and published to the pages at most twice a second. It is
// stale a second later, so it is no event and nothing depends on it.
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { progressTopic } from '@leadwright/contracts/topology';

const EVERY_MS = 500;

export type Progress = {
  /** Percent, 0 to 99, of a running file; null for every other download. */
  of(downloadId: string): number | null;
  report(of: { accountId: string; downloadId: string }, written: number, chosen: number): void;
  end(downloadId: string): void;
};

export type ProgressParts = {
  bus: Pick<EventBus, 'publishVolatile'>;
  logger: Logger;
  /** Milliseconds of a steady clock. */
  now: () => number;
};

export function createProgress({ bus, logger, now }: ProgressParts): Progress {
  const running = new Map<string, { percent: number; publishedAt: number }>();
  return {
    of: (downloadId) => running.get(downloadId)?.percent ?? null,
    report: ({ accountId, downloadId }, written, chosen) => {
      // Only DownloadCompleted means 100.
      const percent = Math.min(99, Math.floor((written * 100) / Math.max(1, chosen)));
      const publishedAt = running.get(downloadId)?.publishedAt ?? -EVERY_MS;
      const due = now() - publishedAt >= EVERY_MS;
      running.set(downloadId, { percent, publishedAt: due ? now() : publishedAt });
      if (!due) return;
      const value = new TextEncoder().encode(JSON.stringify({ downloadId, progress: percent, rows: written }));
      bus.publishVolatile({ topic: progressTopic, accountId, value }).catch((error: unknown) => {
        logger.warn({ err: error, downloadId }, 'could not publish progress');
      });
    },
    end: (downloadId) => void running.delete(downloadId),
  };
}
