// Listens to NOTIFY on one producer's database. A notification is a hint (empty payload: the log has
// new records) or a volatile record; a lost connection loses nothing else.
import pg from 'pg';
import { CONNECT_MS_MAX, connectionConfig, SILENT_MS } from '@leadwright/postgres/database';
import { endWhenSilent } from '@leadwright/postgres/silent-connection';
import type { Logger } from '@leadwright/runtime/telemetry/logger';

export type LogWatcher = {
  /** Resolves once it listens, or at once while the database is unavailable; returns how to stop. */
  watch(topic: string, received: (payload: string) => void): Promise<() => void>;
  connected(): boolean;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;

export function openLogWatcher(url: string, logger: Logger): LogWatcher {
  const watchers = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (topic: string, payload: string): void => {
    for (const received of watchers.get(topic) ?? []) received(payload);
  };
  const lost = (from: pg.Client): void => {
    if (client === from) client = undefined;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RECONNECT_MS);
  };
  const connect = (): Promise<void> => (connecting ??= open().finally(() => (connecting = undefined)));
  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...connectionConfig(url), connectionTimeoutMillis: CONNECT_MS_MAX });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    try {
      await next.connect();
      endWhenSilent(next, SILENT_MS);
      for (const topic of watchers.keys()) await next.query(`listen ${next.escapeIdentifier(topic)}`);
      client = next;
      // What was published while disconnected is in the log.
      for (const topic of watchers.keys()) tell(topic, '');
    } catch (error) {
      logger.warn({ err: error }, 'cannot listen to a log; retrying');
      lost(next);
    }
  };

  return {
    watch: async (topic, received) => {
      const known = watchers.get(topic) ?? new Set();
      watchers.set(topic, known.add(received));
      if (connecting) await connecting;
      if (!client) await connect();
      else await client.query(`listen ${client.escapeIdentifier(topic)}`).catch(() => undefined);
      return () => void known.delete(received);
    },
    connected: () => client !== undefined,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}
