// Holds what each service has received against the log that its owner has after a restore, and every log against itself.
import { topics, type OwnerName } from '@leadwright/contracts/topology';
import { edges, owners, type Databases } from './databases.ts';

/** A place in a log, as the relay's cursor names it. */
type Place = { epoch: number; xid: string; pos: string };

/** A consumer that received what its owner's log lacks, or has otherwise. */
export type Divergence = {
  consumer: OwnerName;
  group: string;
  topic: string;
  accountId: string;
  received: number;
  /** The last event of the owner's log; 0 if it has none. */
  logEnds: number;
  problem: 'beyond-the-log' | 'another-event';
};

/** Events that a consumer has not received. */
export type Lack = { owner: OwnerName; group: string; events: number; from: Place };

type Break = { service: OwnerName; accountId: string; accountSeq: number };

export type Comparison = { diverged: Divergence[]; lacks: Lack[]; breaks: Break[]; events: number };

const ROWS_AT_ONCE = 10_000;
const BREAKS_SHOWN = 100;

/** Reads everything once and changes nothing. */
export async function compare(databases: Databases): Promise<Comparison> {
  const found: Comparison = { diverged: [], lacks: [], breaks: [], events: 0 };
  for (const service of owners) {
    found.breaks.push(...(await breaksOf(databases, service)));
    const [log] = await databases.query(service)<{ events: string }>('select count(*) as events from event_log');
    found.events += Number(log?.events ?? 0);
  }
  for (const edge of edges) {
    const received = await inboxOf(databases, edge.consumer, edge.group);
    for (let at = 0; at < received.length; at += ROWS_AT_ONCE)
      found.diverged.push(...(await divergedOf(databases, edge, received.slice(at, at + ROWS_AT_ONCE))));
    const lack = await lackOf(databases, edge, received);
    if (lack) found.lacks.push(lack);
  }
  return found;
}

type Edge = (typeof edges)[number];
type Received = { account_id: string; last_seq: string; hash: string | null };

function inboxOf(databases: Databases, consumer: OwnerName, group: string): Promise<Received[]> {
  return databases.query(consumer)<Received>(
    `select account_id, last_seq, case when hashed_seq = last_seq then encode(last_hash, 'hex') end as hash
     from inbox where consumer = $1 order by account_id`,
    [group],
  );
}

async function divergedOf(
  databases: Databases,
  { consumer, owner, group }: Edge,
  rows: Received[],
): Promise<Divergence[]> {
  const topic = topics[owner];
  const found = await databases.query(owner)<{ account_id: string; seq: string; head: string; other: boolean }>(
    `select account_id, seq, head, other from (
      select given.account_id, given.seq, coalesce(max(log.account_seq), 0) as head,
        bool_or(log.account_seq = given.seq and encode(log.hash, 'hex') <> given.hash) as other
      from unnest($1::text[], $2::bigint[], $3::text[]) as given (account_id, seq, hash)
      left join event_log log on log.topic = $4 and log.account_id = given.account_id
        and log.account_seq in (given.seq, (select max(account_seq) from event_log where topic = $4 and account_id = given.account_id))
      group by given.account_id, given.seq, given.hash) as held
    where seq > head or other`,
    [rows.map((row) => row.account_id), rows.map((row) => row.last_seq), rows.map((row) => row.hash), topic],
  );
  return found.map(({ account_id, seq, head, other }) => ({
    consumer,
    group,
    topic,
    accountId: account_id,
    received: Number(seq),
    logEnds: Number(head),
    problem: other ? 'another-event' : 'beyond-the-log',
  }));
}

async function lackOf(databases: Databases, { owner, group }: Edge, rows: Received[]): Promise<Lack | undefined> {
  const [found] = await databases.query(owner)<{ epoch: number; xid: string; pos: string; events: string }>(
    `select epoch, xid::text, pos, count(*) over () as events from event_log
     left join unnest($1::text[], $2::bigint[]) as received (account_id, seq) using (account_id)
     where topic = $3 and account_seq > coalesce(received.seq, 0) order by epoch, event_log.xid, pos limit 1`,
    [rows.map((row) => row.account_id), rows.map((row) => row.last_seq), topics[owner]],
  );
  if (!found) return undefined;
  const { events, ...from } = found;
  return { owner, group, events: Number(events), from };
}

async function breaksOf(databases: Databases, service: OwnerName): Promise<Break[]> {
  const rows = await databases.query(service)<{ account_id: string; account_seq: string }>(
    `select account_id, account_seq from (
      select account_id, account_seq, prev_hash, hash, message, row_number() over chain as place,
        lag(hash, 1, decode(repeat('00', 32), 'hex')) over chain as before
      from event_log window chain as (partition by topic, account_id order by account_seq)) as chained
    where account_seq <> place or prev_hash <> before or hash <> sha256(prev_hash || message)
    order by 1, 2 limit ${BREAKS_SHOWN}`,
  );
  return rows.map((row) => ({ service, accountId: row.account_id, accountSeq: Number(row.account_seq) }));
}
