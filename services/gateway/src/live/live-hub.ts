// Each listener is the stream of one browser tab.
import { PassThrough, type Readable } from 'node:stream';
import type { Identity } from '../auth/access-token.ts';
import type { LiveSessions } from '../auth/live-sessions.ts';
import type { LiveEvent } from './live-event.ts';

export type LiveHub = {
  /** Opens a stream; null if the person already has too many. */
  open(identity: Identity): Readable | null;
  send(accountId: string, event: LiveEvent): void;
  checkSessions(): Promise<void>;
  heartbeat(): void;
  close(): void;
  size(): number;
};

type Listener = { identity: Identity; stream: PassThrough };

const STREAMS_PER_PERSON_MAX = 10;
/** A tab that does not read loses its stream. It reconnects, and `reset` makes it read everything again. */
const UNREAD_BYTES_MAX = 64 * 1024;
const RETRY_MS = 3000;
const RETRY_JITTER_MS = 2000;

export function createLiveHub(sessions: LiveSessions): LiveHub {
  const byAccount = new Map<string, Set<Listener>>();
  const all = (): Listener[] => [...byAccount.values()].flatMap((listeners) => [...listeners]);

  const forget = (listener: Listener): void => {
    const listeners = byAccount.get(listener.identity.accountId);
    listeners?.delete(listener);
    if (listeners?.size === 0) byAccount.delete(listener.identity.accountId);
  };
  const write = ({ stream }: Listener, text: string): void => {
    if (stream.writableLength > UNREAD_BYTES_MAX) stream.destroy();
    else if (stream.writable) stream.write(text);
  };

  return {
    open: (identity) => {
      const listeners = byAccount.get(identity.accountId) ?? new Set();
      // Who acts for a person takes none of that person's ten.
      const { personId, impersonatorId } = identity;
      const own = [...listeners].filter(
        ({ identity: other }) => other.personId === personId && other.impersonatorId === impersonatorId,
      );
      if (own.length >= STREAMS_PER_PERSON_MAX) return null;
      const listener = { identity, stream: new PassThrough() };
      byAccount.set(identity.accountId, listeners.add(listener));
      listener.stream.once('close', () => forget(listener));
      // Add jitter, so that after a restart the tabs do not all reconnect in the same second.
      const retryMs = RETRY_MS + Math.round(Math.random() * RETRY_JITTER_MS);
      write(listener, `retry: ${retryMs}\n${textOf({ event: 'reset', data: {} })}`);
      return listener.stream;
    },
    send: (accountId, event) => {
      const listeners = byAccount.get(accountId);
      if (!listeners) return;
      const text = textOf(event);
      for (const listener of listeners) write(listener, text);
    },
    checkSessions: async () => {
      await Promise.all(
        all().map(async (listener) => {
          // While accounts is unreachable the session cannot be checked, so end the stream too.
          const live = await sessions.isLive(listener.identity).catch(() => false);
          if (!live) listener.stream.end();
        }),
      );
    },
    heartbeat: () => {
      for (const listener of all()) write(listener, ': heartbeat\n\n');
    },
    close: () => {
      for (const { stream } of all()) stream.end();
    },
    size: () => all().length,
  };
}

function textOf({ event, data }: LiveEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
