// Publishes a batch, then moves the cursor: a crash in between publishes it again, and consumers drop duplicates.
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { Database } from '@leadwright/postgres/database';
import type { HeldLock, HeldLocks } from '@leadwright/postgres/held-lock';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { createSignal, type Signal } from '@leadwright/runtime/process/signal';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import type { Tracer } from '@leadwright/runtime/telemetry/tracing';
import { ANSWERS_KEPT_DAYS, trimCommandLog } from '../store/command-log.ts';
import {
  publishableColumns,
  publishableEventOf,
  parseCursor,
  type PublishableEvent,
  type PublishableRow,
} from '../log/event-rows.ts';
import { createLapPace } from './lap-pace.ts';
import { publishTraced } from './traced-publish.ts';
import type { DomainEvent } from '../event-store.ts';
import type { PostgresEventStore } from '../store/event-store.postgres.ts';
import { disableSort, checkLogEpoch, isEndOfLog, readLog } from '../log/log-order.ts';

export type RelayParts<Event extends DomainEvent> = {
  database: Database;
  /** One of them makes this relay the only one; its session reads and moves the cursor. */
  locks: HeldLocks;
  store: Pick<PostgresEventStore<Event>, 'topic' | 'onAppend'>;
  bus: Pick<EventBus, 'publish'>;
  /** Days that answers to commands are stored; default 30. */
  answersKeptDays?: number;
  /** How long it rests when nothing wakes it, milliseconds; default 5,000. */
  restMs?: number;
  tracer?: Tracer | undefined;
  logger: Logger;
};

export type Relay = {
  stop(): Promise<void>;
  /** Resolves when everything appended before the call is published, or after `timeoutMs` (default 5,000). */
  flush(timeoutMs?: number): Promise<void>;
  health(): { ok: boolean; detail: string };
};

export const RELAY_BATCH = 1_000;
// Two pages are in memory, the current and the prefetched one, and an event may have 256 KiB. So limit the bytes too.
const PAGE = { limit: RELAY_BATCH, bytesMax: 16 * 1024 * 1024 };
// The transaction horizon may still hide what woke the loop, so look again soon for as long as it hides anything.
const POLL_HIDDEN_MS = 100;
// Every append wakes the loop, in whichever process; this finds what a process appended that was killed before its word.
const REST_MS = 5_000;
const RETRY_MS = 1_000;
const FLUSH_MS = 10;
const TRIM_EVERY_MS = 3_600_000;

type Loop = { signal: Signal; flushes: Set<() => void>; stopping: boolean; detail: string; ok: boolean };

export function startRelay<Event extends DomainEvent>(parts: RelayParts<Event>): Relay {
  const { database, locks, store, logger } = parts;
  const loop: Loop = { signal: createSignal(), flushes: new Set(), stopping: false, detail: 'starting', ok: false };
  const { signal, flushes } = loop;
  const wake = (): void => signal.wake();
  const unsubscribe = store.onAppend(wake);
  const lock = locks.lock(`relay:${store.topic}`, { called: wake, lost: wake });

  const run = async (): Promise<void> => {
    let wasWoken = false;
    while (!loop.stopping) {
      try {
        await checkLogEpoch(database, store.topic);
        const session = await lock.take();
        if (session) await lead(session, parts, loop);
        else await standBy(lock, loop, wasWoken);
      } catch (error) {
        loop.ok = false;
        loop.detail = error instanceof Error ? error.message : 'unknown';
        logger.error({ err: error, topic: store.topic }, 'the relay failed; restarting it');
      }
      wasWoken = !loop.stopping && (await signal.wait(RETRY_MS));
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
      await lock.free();
    },
  };
}

/** The relay that publishes may be in another process, where nobody knows what was appended here. */
async function standBy(lock: HeldLock, loop: Loop, wasWoken: boolean): Promise<void> {
  loop.ok = true;
  loop.detail = 'standby: another relay publishes';
  if (wasWoken) await lock.wakeHolder();
  for (const done of loop.flushes) done();
}

async function lead<Event extends DomainEvent>(
  session: Kysely<unknown>,
  parts: RelayParts<Event>,
  loop: Loop,
): Promise<void> {
  const { signal, flushes } = loop;
  await prepareSession(session, parts.store.topic);
  let cursor = await cursorOf(session, parts.store.topic);
  let trimmedAt = 0;
  const pace = createLapPace(() => performance.now());
  // Prefetch the next batch while this one is sent: rows below the horizon no longer change.
  let prefetched: Promise<PublishableEvent[]> | undefined;
  while (!loop.stopping) {
    const waiting = [...flushes];
    const events = await (prefetched ?? read(session, parts, cursor));
    const last = events.at(-1);
    const full = events.length === RELAY_BATCH;
    prefetched = last && full ? read(session, parts, last.position) : undefined;
    if (last) {
      await publishBatch(session, parts, { events, before: cursor, after: last.position });
      cursor = last.position;
    }
    loop.ok = true;
    loop.detail = 'publishing';
    if (full) continue;
    pace.ended(events.length);
    // Trim here: exactly one relay per service is active, and it has the scope for it.
    if (Date.now() - trimmedAt > TRIM_EVERY_MS) {
      await trimCommandLog(session, parts.answersKeptDays ?? ANSWERS_KEPT_DAYS);
      trimmedAt = Date.now();
    }
    // While events come, the next lap finds the end: no statement more for each of them.
    const atEnd = (waiting.length > 0 || !last) && (await isEndOfLog(session, parts.store.topic, cursor));
    if (atEnd) for (const done of waiting) done();
    if (flushes.size > 0) await signal.wait(FLUSH_MS);
    else await signal.wait(atEnd ? (parts.restMs ?? REST_MS) : POLL_HIDDEN_MS);
    const pauseMs = pace.pauseMs();
    if (pauseMs > 0 && flushes.size === 0 && !loop.stopping) await pause(pauseMs);
  }
}

/** For what the relay reads and writes on it. Only one relay is active: a second would publish duplicates. */
async function prepareSession(session: Kysely<unknown>, topic: string): Promise<void> {
  await sql`select set_config('leadwright.scope', 'all', false)`.execute(session);
  await disableSort('session').execute(session);
  await sql`insert into relay_cursor (lane, epoch, xid, pos) values (${topic}, 0, '0'::xid8, 0)
    on conflict (lane) do nothing`.execute(session);
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
): Promise<PublishableEvent[]> {
  const events = readLog<PublishableRow>(session, store.topic, after, PAGE, publishableColumns).then((rows) =>
    rows.map(publishableEventOf),
  );
  // Nobody awaits a prefetch if the batch before it fails, so avoid an unhandled rejection. An await still throws.
  events.catch(() => undefined);
  return events;
}

async function publishBatch<Event extends DomainEvent>(
  session: Kysely<unknown>,
  { store, bus, tracer }: RelayParts<Event>,
  { events, before, after }: { events: PublishableEvent[]; before: string; after: string },
): Promise<void> {
  await publishTraced(tracer, bus, events);
  crashpoint('relay:after-send');
  await moveCursor(session, store.topic, before, after);
}

// Compare and set: a relay that lost its lock without noticing must not move the cursor back.
async function moveCursor(session: Kysely<unknown>, topic: string, before: string, after: string): Promise<void> {
  const from = parseCursor(before);
  const to = parseCursor(after);
  await session.transaction().execute(async (trx) => {
    // A crash of the server may lose this update; the relay then publishes the batch again.
    await sendWithoutWaiting(trx, sql`select set_config('synchronous_commit', 'off', true)`);
    await sendWithoutWaiting(
      trx,
      sql`with moved as (update relay_cursor
        set epoch = ${to.epoch}::int, xid = ${to.xid}::xid8, pos = ${to.pos}::bigint
        where lane = ${topic} and (epoch, xid, pos) = (${from.epoch}::int, ${from.xid}::xid8, ${from.pos}::bigint) returning lane)
      select public.refused('another relay moved the cursor of ' || ${topic}::text) where not exists (select from moved)`,
    );
    crashpoint('relay:in-cursor');
  });
}
