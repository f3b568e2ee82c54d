// The row is written before the call, so that a crash in it is known. `request` has ids and tokens, never an address.
import { createHash } from 'node:crypto';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import { sql, type Kysely } from 'kysely';
import { canonicalJson } from '../log/canonical-json.ts';

export type EffectState = 'planned' | 'sending' | 'unknown' | 'done' | 'failed' | 'dead';

export type DueEffect<Request> = {
  id: string;
  accountId: string;
  request: Request;
  tries: number;
  /** Where it stood: a try after `sending` or `unknown` must first ask what became of the last. */
  before: 'planned' | 'sending' | 'unknown';
};

export type StoredEffect<Request> = {
  id: string;
  request: Request;
  requestHash: Buffer;
  state: EffectState;
  providerRef: string | null;
  reason: string | null;
};

/** Which effects a worker takes; a worker that says nothing for `leaseSeconds` is taken for dead. */
export type Taking = { kind: string; leaseSeconds: number };

const hashOf = (request: unknown): Buffer => createHash('sha256').update(canonicalJson(request)).digest();

export const plannedOf = (kind: string): string => `effect:${kind}`;

/** Plans one effect; the same id again plans nothing. Runs in the transaction of its cause. */
export async function planEffect(
  db: Kysely<unknown>,
  { id, accountId, kind, request }: { id: string; accountId: string; kind: string; request: unknown },
): Promise<void> {
  await sql`insert into effect (id, account_id, kind, request, request_hash, state, next_try_at, changed_at)
    values (${id}, ${accountId}, ${kind}, ${JSON.stringify(request)}::jsonb, ${hashOf(request)}, 'planned', clock_timestamp(), clock_timestamp())
    on conflict (id) do nothing`.execute(db);
  await wakeAfterCommit(db, plannedOf(kind));
}

export async function findEffect<Request>(db: Kysely<unknown>, id: string): Promise<StoredEffect<Request> | null> {
  const { rows } = await sql<{
    request: Request;
    request_hash: Buffer;
    state: EffectState;
    provider_ref: string | null;
    reason: string | null;
  }>`select request, request_hash, state, provider_ref, reason from effect where id = ${id}`.execute(db);
  const [row] = rows;
  return row
    ? {
        id,
        request: row.request,
        requestHash: row.request_hash,
        state: row.state,
        providerRef: row.provider_ref,
        reason: row.reason,
      }
    : null;
}

export function isSameRequest({ requestHash }: Pick<StoredEffect<unknown>, 'requestHash'>, request: unknown): boolean {
  return requestHash.equals(hashOf(request));
}

export async function openEffects(db: Kysely<unknown>, kind: string, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from effect where account_id = ${accountId} and kind = ${kind}
    and state in ('planned', 'sending', 'unknown')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks one due effect as `sending`, the given one or any; null if there is none. Any needs scope `all`. */
export async function takeDue<Request>(
  db: Kysely<unknown>,
  { kind, leaseSeconds }: Taking,
  id: string | null = null,
): Promise<DueEffect<Request> | null> {
  const { rows } = await sql<{
    id: string;
    account_id: string;
    request: Request;
    tries: number;
    before: DueEffect<Request>['before'];
  }>`
    with due as (
      select id, state from effect
      where kind = ${kind} and state in ('planned', 'sending', 'unknown') and next_try_at <= clock_timestamp()
        and (${id}::text is null or id = ${id}::text)
      order by next_try_at limit 1 for update skip locked)
    update effect set state = 'sending', tries = effect.tries + 1, changed_at = clock_timestamp(),
      next_try_at = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    from due where effect.id = due.id
    returning effect.id, effect.account_id, effect.request, effect.tries, due.state as before`.execute(db);
  const row = rows[0];
  return row
    ? { id: row.id, accountId: row.account_id, request: row.request, tries: row.tries, before: row.before }
    : null;
}

/** Milliseconds until the next is due, 0 or less if one is; null if none waits. Needs scope `all`. */
export async function dueInMs(db: Kysely<unknown>, kind: string): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from least(
      (select min(next_try_at) from effect where kind = ${kind} and state = 'planned'),
      (select min(next_try_at) from effect where kind = ${kind} and state = 'sending'),
      (select min(next_try_at) from effect where kind = ${kind} and state = 'unknown')
    ) - clock_timestamp())::float8 * 1000 as ms`.execute(db);
  return rows[0]?.ms ?? null;
}

/** Not done for certain (`planned`) or without an answer (`unknown`): due again after the pause. */
export async function tryLater(
  db: Kysely<unknown>,
  id: string,
  state: 'planned' | 'unknown',
  pauseMs: number,
  reason: string,
): Promise<void> {
  await sql`update effect set state = ${state}, reason = ${reason}, changed_at = clock_timestamp(),
    next_try_at = clock_timestamp() + ${pauseMs} * interval '1 millisecond' where id = ${id} and state = 'sending'`.execute(
    db,
  );
}

/** The end of an effect; false if it had ended already. `reason` is a code and never an address. */
export async function endEffect(
  db: Kysely<unknown>,
  id: string,
  end: { state: 'done'; providerRef: string } | { state: 'failed' | 'dead'; reason: string },
): Promise<boolean> {
  const providerRef = end.state === 'done' ? end.providerRef : null;
  const reason = end.state === 'done' ? null : end.reason;
  const { numAffectedRows } =
    await sql`update effect set state = ${end.state}, provider_ref = ${providerRef}, reason = ${reason},
    next_try_at = null, changed_at = clock_timestamp() where id = ${id} and state not in ('done', 'failed', 'dead')`.execute(
      db,
    );
  return numAffectedRows === 1n;
}

/** How many got no answer and are not settled. Needs scope `all`. */
export async function countUnknownEffects(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from effect where state = 'unknown'`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
