// The log as commands that share a transaction see it: each sees what those before it have appended,
// and all of it is written at the end at once. Their accounts are locked, so nobody else moves them.
import type { Look, StoredEvent, Stream } from '../event-store.ts';
import type { Append, Head, LogWriter, Seen } from './write-protocol.ts';

export type BufferedLog = LogWriter & { appended(): Append[] };

/** `seen` is what was looked at after the locks were granted, look by look. */
export function bufferedLog(log: LogWriter, looks: Look[], seen: Seen[]): BufferedLog {
  const early = new Map(looks.map((look, i) => [lookKey(look), seen[i]]));
  const appends: Append[] = [];
  const heads = new Map<string, Head>();
  const lasts = new Map<string, StoredEvent>();
  const causes = new Set<string>();
  return {
    appended: () => appends,
    look: async (look) => {
      const { accountId } = look.stream;
      const { knowsCause, head, last } = early.get(lookKey(look)) ?? (await log.look(look));
      return {
        knowsCause: knowsCause || look.causes.some((cause) => causes.has(keyOf(accountId, cause))),
        head: asKept(heads.get(streamKey(look.stream))) ?? head,
        last: lasts.get(accountId) ?? last,
      };
    },
    firstUnder: async (look) => {
      const own = appends.filter((append) => streamKey(append.stream) === streamKey(look.stream));
      const at = own.findIndex((append) => append.causes.some((cause) => look.causes.includes(cause)));
      return at < 0 ? log.firstUnder(look) : own.slice(at).flatMap(({ events }) => events.map(({ event }) => event));
    },
    eventsOf: async (stream) => [
      ...(await log.eventsOf(stream)),
      ...appends.filter((append) => streamKey(append.stream) === streamKey(stream)).flatMap(({ events }) => events),
    ],
    append: async (append) => {
      const { stream, events, head } = append;
      const newest = events.at(-1);
      appends.push(append);
      heads.set(streamKey(stream), head);
      if (newest) lasts.set(stream.accountId, newest);
      for (const cause of append.causes) causes.add(keyOf(stream.accountId, cause));
    },
  };
}

// As a reader of the table would get it: JSON drops undefined fields, and nobody shares the object.
function asKept(head: Head | undefined): Head | undefined {
  return head && { ...head, state: JSON.parse(JSON.stringify(head.state)) as unknown };
}

const keyOf = (...parts: string[]): string => JSON.stringify(parts);
const streamKey = ({ accountId, streamId }: Stream): string => keyOf(accountId, streamId);
const lookKey = ({ stream, causes }: Look): string => keyOf(stream.accountId, stream.streamId, ...causes);
