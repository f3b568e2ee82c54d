// Announces the log: reads it below the horizon, publishes, then moves the cursor. A crash between
// the two announces again; consumers drop what they have.
import { sql, type Kysely } from 'kysely';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { HELD_SESSION_IDLE_MS, keepingAwake } from '@leadwright/postgres/held-session';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { createSignal, type Signal } from '@leadwright/runtime/process/signal';
import { later } from '@leadwright/postgres/together';
import type { Tracer } from '@leadwright/runtime/telemetry/tracing';
import { ANSWERS_KEPT_DAYS, trimCommandLog } from '../store/command-log.ts';
import {
  announcementColumns,
  announcementOf,
  parseCursor,
  type Announcement,
  type AnnouncementRow,
} from '../log/event-rows.ts';
import { publishTraced } from './traced-publish.ts';
import type { DomainEvent } from '../event-store.ts';
import type { PostgresEventStore } from '../store/event-store.postgres.ts';
import { byIndex, checkLogEpoch, isLast, readLog } from '../log/log-order.ts';

export type RelayParts<Event extends DomainEvent> = {
  database: Database;
  store: Pick<PostgresEventStore<Event>, 'topic' | 'onAppend'>;
  bus: Pick<EventBus, 'publish'>;
  /** How long answers to commands are kept, in days; default 30. */
  answersKeptDays?: number;
  tracer?: Tracer | undefined;
  logger: Logger;
};

export type Relay = {
  /** Ends the loop after the batch in hand. */
  stop(): Promise<void>;
  /** Resolves when everything appended before the call is announced, or after `timeoutMs` (default 5,000). */
  flush(timeoutMs?: number): Promise<void>;
  health(): { ok: boolean; detail: string };
};

/** Events of one publish at most. */
export const RELAY_BATCH = 1_000;
// Two pages are in memory, the one that is sent and the next: an event may have 256 KiB.
const PAGE = { limit: RELAY_BATCH, bytesMax: 16 * 1024 * 1024 };
// An append wakes the loop; the horizon may still hide its row, so it polls briskly for a while.
const BRISK_MS = 100;
const BRISK_FOR_MS = 5_000;
const QUIET_MS = 500;
const RETRY_MS = 1_000;
const FLUSH_MS = 10;
const TRIM_EVERY_MS = 3_600_000;

type Loop = { signal: Signal; flushes: Set<() => void>; stopping: boolean; detail: string; ok: boolean };

export function startRelay<Event extends DomainEvent>(parts: RelayParts<Event>): Relay {
  const { store, logger } = parts;
  // A pool of one: the lane's lock belongs to a session, and every batch is read in that session.
  const own = openDatabase(parts.database.url, { max: 1, idleMsMax: HELD_SESSION_IDLE_MS });
  const loop: Loop = { signal: createSignal(), flushes: new Set(), stopping: false, detail: 'starting', ok: false };
  const { signal, flushes } = loop;
  const unsubscribe = store.onAppend(() => signal.wake());

  const run = async (): Promise<void> => {
    while (!loop.stopping) {
      try {
        await checkLogEpoch(own, store.topic);
        await own.db.connection().execute(async (session) => {
          if (await takeLane(session, store.topic)) return lead(session, parts, loop);
          loop.ok = true;
          loop.detail = 'another relay announces';
          for (const done of flushes) done();
        });
      } catch (error) {
        loop.ok = false;
        loop.detail = error instanceof Error ? error.message : 'unknown';
        logger.error({ err: error, topic: store.topic }, 'the relay starts again');
      }
      if (!loop.stopping) await signal.wait(RETRY_MS);
    }
  };
  const running = run();

  return {
    health: () => ({ ok: loop.ok, detail: loop.detail }),
    flush: (timeoutMs = 5_000) =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          flushes.delete(done);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        flushes.add(done);
        signal.wake();
      }),
    stop: async () => {
      loop.stopping = true;
      unsubscribe();
      signal.wake();
      await running;
      for (const done of flushes) done();
      await own.close();
    },
  };
}

async function lead<Event extends DomainEvent>(
  session: Kysely<unknown>,
  parts: RelayParts<Event>,
  loop: Loop,
): Promise<void> {
  const { signal, flushes } = loop;
  let cursor = await cursorOf(session, parts.store.topic);
  let lastMoved = 0;
  let trimmedAt = 0;
  // While one batch is sent the next one is read: what stands below the horizon no longer changes.
  let ahead: Promise<Announcement[]> | undefined;
  while (!loop.stopping) {
    const waiting = [...flushes];
    const events = await (ahead ?? read(session, parts, cursor));
    const last = events.at(-1);
    const full = events.length === RELAY_BATCH;
    ahead = last && full ? read(session, parts, last.position) : undefined;
    if (last) {
      await announce(session, parts, { events, before: cursor, after: last.position });
      cursor = last.position;
      lastMoved = Date.now();
    }
    loop.ok = true;
    loop.detail = 'announcing';
    if (full) continue;
    // Here because exactly one relay per service leads, and it has the scope for it.
    if (Date.now() - trimmedAt > TRIM_EVERY_MS) {
      await trimCommandLog(session, parts.answersKeptDays ?? ANSWERS_KEPT_DAYS);
      trimmedAt = Date.now();
    }
    if (waiting.length > 0 && (await isLast(session, parts.store.topic, cursor))) for (const done of waiting) done();
    if (flushes.size > 0) await signal.wait(FLUSH_MS);
    else await signal.wait(Date.now() - lastMoved < BRISK_FOR_MS ? BRISK_MS : QUIET_MS);
  }
}

/** One relay per lane. A second one would be harmless, only wasteful. */
async function takeLane(session: Kysely<unknown>, topic: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${`relay:${topic}`}, 0)) as taken`.execute(session);
  if (!rows[0]?.taken) return false;
  await sql`select set_config('leadwright.scope', 'all', false)`.execute(session);
  await byIndex('session').execute(session);
  await sql`insert into relay_cursor (lane, epoch, xid, pos) values (${topic}, 0, '0'::xid8, 0)
    on conflict (lane) do nothing`.execute(session);
  return true;
}

async function cursorOf(session: Kysely<unknown>, topic: string): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`
    select epoch || '.' || xid || '.' || pos as cursor from relay_cursor where lane = ${topic}`.execute(session);
  return rows[0]?.cursor ?? '';
}

function read<Event extends DomainEvent>(
  session: Kysely<unknown>,
  { store }: RelayParts<Event>,
  after: string,
): Promise<Announcement[]> {
  const events = readLog<AnnouncementRow>(session, store.topic, after, PAGE, announcementColumns).then((rows) =>
    rows.map(announcementOf),
  );
  // Read ahead and not waited for when the batch before it fails; waited for, it still throws.
  events.catch(() => undefined);
  return events;
}

async function announce<Event extends DomainEvent>(
  session: Kysely<unknown>,
  { store, bus, tracer }: RelayParts<Event>,
  { events, before, after }: { events: Announcement[]; before: string; after: string },
): Promise<void> {
  await keepingAwake(session, () => publishTraced(tracer, bus, events));
  crashpoint('relay:after-send');
  await moveCursor(session, store.topic, before, after);
}

// Compare and set: a relay that lost its lane without noticing must not move the cursor back.
async function moveCursor(session: Kysely<unknown>, topic: string, before: string, after: string): Promise<void> {
  const from = parseCursor(before);
  const to = parseCursor(after);
  await session.transaction().execute(async (trx) => {
    // A crash of the server may forget the move: then the batch is announced again.
    await later(trx, sql`select set_config('synchronous_commit', 'off', true)`);
    await later(
      trx,
      sql`with moved as (update relay_cursor
        set epoch = ${to.epoch}::int, xid = ${to.xid}::xid8, pos = ${to.pos}::bigint
        where lane = ${topic} and (epoch, xid, pos) = (${from.epoch}::int, ${from.xid}::xid8, ${from.pos}::bigint) returning lane)
      select public.refused('another relay moved the cursor of ' || ${topic}::text) where not exists (select from moved)`,
    );
    crashpoint('relay:in-cursor');
  });
}
