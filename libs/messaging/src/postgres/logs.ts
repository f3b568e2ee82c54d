import { openDatabase } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Kysely } from 'kysely';
import { FatalBusError } from '../event-bus.ts';
import { openLogWatcher, type LogWatcher } from './log-watcher.ts';

/** A reader's view of a producer's database. */
export type Log = { db: Kysely<unknown>; watcher: LogWatcher };

export type Logs = {
  /** Throws for an unconfigured topic. Opens one small pool and one listener per database. */
  of(topic: string): Log;
  health(): { ok: boolean; detail: string };
  close(): Promise<void>;
};

const READERS = 2;

export function openLogs(urls: Record<string, string>, logger: Logger): Logs {
  const opened = new Map<string, Log>();
  return {
    of: (topic) => {
      const url = urls[topic];
      if (url === undefined) throw new FatalBusError(`it is not configured where ${topic} stands`);
      let log = opened.get(url);
      if (!log)
        opened.set(url, (log = { db: openDatabase(url, { max: READERS }).db, watcher: openLogWatcher(url, logger) }));
      return log;
    },
    health: () => {
      const away = [...opened.values()].filter(({ watcher }) => !watcher.connected()).length;
      return away === 0
        ? { ok: true, detail: 'connected' }
        : { ok: false, detail: `${away} of ${opened.size} logs are unreachable` };
    },
    close: async () => {
      await Promise.all([...opened.values()].flatMap(({ db, watcher }) => [watcher.close(), db.destroy()]));
      opened.clear();
    },
  };
}
