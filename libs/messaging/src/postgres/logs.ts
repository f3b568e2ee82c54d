import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { FatalBusError } from '../event-bus.ts';
import { openLog, type Log } from './log.ts';

export type Logs = {
  /** Throws for an unconfigured topic. Opens one session per database. */
  of(topic: string): Log;
  health(): { ok: boolean; detail: string };
  close(): Promise<void>;
};

/** `urls`: topic → connection string of a role that may only read the log. */
export function openLogs(urls: Record<string, string>, logger: Logger): Logs {
  const opened = new Map<string, Log>();
  return {
    of: (topic) => {
      const url = urls[topic];
      if (url === undefined) throw new FatalBusError(`it is not configured where ${topic} stands`);
      let log = opened.get(url);
      if (!log) opened.set(url, (log = openLog(url, logger)));
      return log;
    },
    health: () => {
      const away = [...opened.values()].filter((log) => !log.connected()).length;
      return away === 0
        ? { ok: true, detail: 'connected' }
        : { ok: false, detail: `${away} of ${opened.size} logs are unreachable` };
    },
    close: async () => {
      await Promise.all([...opened.values()].map((log) => log.close()));
      opened.clear();
    },
  };
}
