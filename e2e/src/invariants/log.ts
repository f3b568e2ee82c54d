// I13: the logs have no gap, their hash chains are unbroken, and every event is published and handled. I5, I6: a stream
// folded in two halves, or without its snapshot, gives the stored state.
import { isDeepStrictEqual } from 'node:util';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { serviceNames, services, topics, type OwnerName, type ServiceName } from '@leadwright/contracts/topology';
import { toMessage as accountsMessage } from '@leadwright/accounts/contracts';
import { account } from '@leadwright/accounts/domain/account';
import { member } from '@leadwright/accounts/domain/member';
import { session } from '@leadwright/accounts/domain/session';
import { auditSchema, toMessage as auditMessage } from '@leadwright/audit/contracts';
import { toMessage as billingMessage } from '@leadwright/billing/contracts';
import { ledger } from '@leadwright/billing/ledger/domain/ledger';
import { subscription } from '@leadwright/billing/subscription/domain/subscription';
import type { Contract } from '@leadwright/eventsourcing/log/published-event';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { DomainEvent } from '@leadwright/eventsourcing/event-store';
import { verifyAccount } from '@leadwright/eventsourcing/log/verify-chain';
import { exportSchema, toMessage as exportMessage } from '@leadwright/export/contracts';
import { download } from '@leadwright/export/domain/download';
import { notificationSchema, toMessage as notificationMessage } from '@leadwright/notification/contracts';
import { openDatabase } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { toMessage as searchMessage } from '@leadwright/search/contracts';
import { dataset } from '@leadwright/search/domain/dataset';
import { grouped } from '../grouped.ts';
import type { CheckOptions, Violation } from './violation.ts';
import type { Sources } from './sources.ts';

type Fold = { codeVersion: number; initial: unknown; evolve: (state: never, event: never) => unknown };
type Log = {
  service: OwnerName;
  contract: Omit<Contract<never>, 'topic'>;
  deciders: Record<string, Fold>;
};

// Every log, how its events become messages, and the fold of its streams by the first word of their names.
const logs: readonly Log[] = [
  {
    service: 'accounts',
    contract: { schema: AccountEventSchema, toMessage: accountsMessage },
    deciders: { account, member, session },
  },
  {
    service: 'billing',
    contract: { schema: BillingEventSchema, toMessage: billingMessage },
    deciders: { ledger, subscription },
  },
  { service: 'search', contract: { schema: SearchEventSchema, toMessage: searchMessage }, deciders: { dataset } },
  { service: 'export', contract: { schema: exportSchema, toMessage: exportMessage }, deciders: { download } },
  { service: 'notification', contract: { schema: notificationSchema, toMessage: notificationMessage }, deciders: {} },
  { service: 'audit', contract: { schema: auditSchema, toMessage: auditMessage }, deciders: {} },
];
const consumes = serviceNames.flatMap((name) =>
  services[name].consumes.map((owner): [ServiceName, OwnerName] => [name, owner]),
);
const topicOf = (service: OwnerName): string => topics[service];

export async function logViolations(sources: Sources, { quiet }: CheckOptions): Promise<Violation[]> {
  const found: string[] = [];
  const folded: string[] = [];
  for (const log of logs) {
    found.push(...(await brokenChains(sources, log.service)), ...(await otherMessages(sources, log)));
    folded.push(...(await otherStates(sources, log)));
  }
  for (const [consumer, owner] of consumes) found.push(...(await receivedTooMuch(sources, consumer, owner)));
  if (quiet) found.push(...(await behind(sources)), ...(await otherTrail(sources)));
  return [...found.map((detail) => ({ rule: 'I13', detail })), ...folded.map((detail) => ({ rule: 'I6', detail }))];
}

/**
 * Everything unpublished, unhandled, parked, unsent or not ended; empty if the product is quiet. The queries run one
 * after the other, so all could miss work that moves between them. Ending work always appends an event, so the logs
 * are compared before and after all queries.
 */
export async function behind(sources: Sources): Promise<string[]> {
  const before = await allHeads(sources);
  const found = [
    ...(await unpublished(sources)),
    ...(await blocked(sources)),
    ...(await notReceived(sources, before)),
    ...(await unended(sources)),
  ];
  const after = await allHeads(sources);
  const grown = logs.filter(({ service }) => !isDeepStrictEqual(before.get(service), after.get(service)));
  return [...found, ...grown.map(({ service }) => `${service} went on while it was looked at`)];
}

async function unpublished(sources: Sources): Promise<string[]> {
  const found: string[] = [];
  for (const { service } of logs) {
    const [waiting] = await sources.query<{ count: string }>(
      service,
      `select count(*) from event_log where topic = $1
      and (epoch, xid, pos) > (select epoch, xid, pos from relay_cursor where lane = $1 union all select 0, '0'::xid8, 0 order by 1 desc, 2 desc, 3 desc limit 1)`,
      [topicOf(service)],
    );
    if (waiting?.count !== '0') found.push(`${service} has ${waiting?.count} events that are not published`);
  }
  return found;
}

async function blocked(sources: Sources): Promise<string[]> {
  const found: string[] = [];
  for (const { service } of logs) {
    const parked = await sources.query<{ consumer: string; account_id: string }>(
      service,
      'select distinct consumer, account_id from parked union select consumer, account_id from inbox where blocked',
    );
    found.push(...parked.map((row) => `${row.consumer} is blocked for ${row.account_id}`));
  }
  return found;
}

async function notReceived(
  sources: Sources,
  heads: ReadonlyMap<Log['service'], Map<string, number>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [consumer, owner] of consumes) {
    const inbox = await inboxOf(sources, consumer, owner);
    for (const [accountId, head] of heads.get(owner) ?? [])
      if ((inbox.get(accountId) ?? 0) < head)
        found.push(`${consumer}.${owner} has received ${inbox.get(accountId) ?? 0} of ${head} of ${accountId}`);
  }
  return found;
}

/** Finished files that were never checked. One that could not be read is tried again for as long as it takes. */
export async function uncheckedFiles(sources: Sources): Promise<string[]> {
  const [unchecked] = await sources.query<{ count: string }>(
    'export',
    'select count(*) from file_report where due and tries = 0',
  );
  return unchecked?.count === '0' ? [] : [`${unchecked?.count} files have not been checked`];
}

async function unended(sources: Sources): Promise<string[]> {
  const [open] = await sources.query<{ count: string }>(
    'export',
    "select count(*) from download where status in ('requested', 'in-progress', 'completed')",
  );
  const [left] = await sources.query<{ count: string }>('export', 'select count(*) from download where remains');
  const [unsent] = await sources.query<{ count: string }>(
    'notification',
    "select count(*) from effect where state in ('planned', 'sending', 'unknown')",
  );
  return [
    ...(open?.count === '0' ? [] : [`${open?.count} downloads have not ended`]),
    ...(left?.count === '0' ? [] : [`something is left of the files of ${left?.count} cancelled downloads`]),
    ...(unsent?.count === '0' ? [] : [`${unsent?.count} mails have not gone out`]),
  ];
}

async function allHeads(sources: Sources): Promise<Map<Log['service'], Map<string, number>>> {
  const heads = new Map<Log['service'], Map<string, number>>();
  for (const { service } of logs) heads.set(service, await headsOf(sources, service));
  return heads;
}

async function headsOf(sources: Sources, owner: Log['service']): Promise<Map<string, number>> {
  const rows = await sources.query<{ account_id: string; head: string }>(
    owner,
    'select account_id, max(account_seq) as head from event_log where topic = $1 group by account_id',
    [topicOf(owner)],
  );
  return new Map(rows.map(({ account_id, head }) => [account_id, Number(head)]));
}

async function inboxOf(sources: Sources, consumer: ServiceName, owner: OwnerName): Promise<Map<string, number>> {
  const rows = await sources.query<{ account_id: string; last_seq: string }>(
    consumer,
    'select account_id, last_seq from inbox where consumer = $1 and topic = $2',
    [`${consumer}.${owner}`, topicOf(owner)],
  );
  return new Map(rows.map(({ account_id, last_seq }) => [account_id, Number(last_seq)]));
}

async function receivedTooMuch(sources: Sources, consumer: ServiceName, owner: OwnerName): Promise<string[]> {
  // The inbox is read first: an event that is appended between the two queries must not look unpublished.
  const inbox = await inboxOf(sources, consumer, owner);
  const heads = await headsOf(sources, owner);
  return [...inbox]
    .filter(([accountId, seq]) => seq > (heads.get(accountId) ?? 0))
    .map(([accountId, seq]) => `${consumer}.${owner} has received ${seq} of ${accountId}, which never was`);
}

// Computed in SQL and again by the library's check below; both must agree.
async function brokenChains(sources: Sources, service: Log['service']): Promise<string[]> {
  const rows = await sources.query<{ account_id: string; account_seq: string }>(
    service,
    `select account_id, account_seq from (
      select *, row_number() over w as place, lag(hash, 1, decode(repeat('00', 32), 'hex')) over w as before
      from event_log where topic = $1 window w as (partition by account_id order by account_seq)) as chained
    where account_seq <> place or prev_hash <> before or hash <> sha256(prev_hash || message) order by 1, 2 limit 20`,
    [topicOf(service)],
  );
  return rows.map((row) => `the chain of ${row.account_id} in ${service} breaks at ${row.account_seq}`);
}

// The stored payload must encode to the published bytes.
async function otherMessages(sources: Sources, { service, contract }: Log): Promise<string[]> {
  const database = openDatabase(sources.url(service), { max: 1 });
  try {
    const whole: Contract<DomainEvent> = {
      ...contract,
      topic: topicOf(service),
      toMessage: contract.toMessage as Contract<DomainEvent>['toMessage'],
    };
    const store = openEventStore<DomainEvent>({
      ...whole,
      database,
      projections: [],
      logger: createLogger('invariants', 'silent'),
    });
    const found: string[] = [];
    for (const accountId of (await headsOf(sources, service)).keys()) {
      const checked = await verifyAccount(whole, store, accountId);
      if (!checked.ok) found.push(`${service}, ${accountId}, ${checked.break.accountSeq}: ${checked.break.problem}`);
    }
    return found;
  } finally {
    await database.close();
  }
}

async function otherStates(sources: Sources, { service, deciders }: Log): Promise<string[]> {
  const events = await sources.query<{ account_id: string; stream_id: string; payload: never }>(
    service,
    'select account_id, stream_id, payload from event_log order by account_id, stream_id, account_seq',
  );
  const heads = await sources.query<{ account_id: string; stream_id: string; state: unknown; code_version: number }>(
    service,
    'select account_id, stream_id, state, code_version from head',
  );
  const streams = grouped(events, ({ account_id, stream_id }) => `${account_id} ${stream_id}`);
  return heads.flatMap(({ account_id, stream_id, state, code_version }) => {
    const decider = deciders[stream_id.split('-')[0] ?? ''];
    if (decider?.codeVersion !== code_version) return [];
    const payloads = (streams.get(`${account_id} ${stream_id}`) ?? []).map(({ payload }) => payload);
    return isDeepStrictEqual(foldedInHalves(decider, payloads), state)
      ? []
      : [`the kept state of ${stream_id} is not the fold of its events`];
  });
}

function foldedInHalves(decider: Fold, payloads: never[]): unknown {
  const middle = Math.floor(payloads.length / 2);
  const fold = (state: unknown, part: never[]): unknown =>
    JSON.parse(
      JSON.stringify(part.reduce<unknown>((folded, event) => decider.evolve(folded as never, event), state) ?? null),
    );
  return fold(fold(decider.initial, payloads.slice(0, middle)), payloads.slice(middle));
}

// The trail holds every event of every log once, with its hash.
async function otherTrail({ query, leads }: Sources): Promise<string[]> {
  if (!leads) return [];
  const rows = await leads<{ place: string; hash: string }>(
    "SELECT concat(topic, ' ', account_id, ' ', toString(account_seq)) AS place, hash FROM audit.trail FINAL",
  );
  const trail = new Map(rows.map(({ place, hash }) => [place, hash]));
  const found: string[] = [];
  for (const { service } of logs) {
    const events = await query<{ place: string; hash: string }>(
      service,
      "select topic || ' ' || account_id || ' ' || account_seq as place, encode(hash, 'hex') as hash from event_log",
    );
    found.push(
      ...events
        .filter(({ place, hash }) => trail.get(place) !== hash)
        .map(({ place }) => `the trail lacks ${place}, or has another`),
    );
    for (const { place } of events) trail.delete(place);
  }
  return [...found, ...[...trail.keys()].map((place) => `the trail has ${place}, which never was`)];
}
