// Table effect (from the event store's migrations): planned mails and their outcome. A row is written before the call,
// so a crash during the call is detected. `request` holds only ids; the recipient is looked up at every try.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { TemplateName } from '../templates/mails.tsx';

export type MailRequest = {
  template: TemplateName;
  personId: string;
  /** Set if the mail is about a download. */
  downloadId?: string;
  reason?: string;
  /** Passed on to MessageSent. */
  correlationId: string;
  causationId: string;
  onBehalfOf?: string;
  traceparent?: string;
};

export type DueEffect = {
  id: string;
  accountId: string;
  request: MailRequest;
  /** Tries so far, including this one. */
  tries: number;
  /** The state before: a try after `sending` or `unknown` must first ask for the outcome of the last. */
  before: 'planned' | 'sending' | 'unknown';
};

export const mailKind = 'mail';
/** A sender that is silent for this long is taken for dead. */
const LEASE_SECONDS = 60;

/** Plans one mail; a repeated id plans nothing. Runs in the transaction that handles its cause. */
export async function planEffect(
  db: Kysely<unknown>,
  id: string,
  accountId: string,
  request: MailRequest,
): Promise<void> {
  const hash = createHash('sha256').update(canonicalJson(request)).digest();
  await sql`insert into effect (id, account_id, kind, request, request_hash, state, next_try_at, changed_at)
    values (${id}, ${accountId}, ${mailKind}, ${JSON.stringify(request)}::jsonb, ${hash}, 'planned', clock_timestamp(), clock_timestamp())
    on conflict (id) do nothing`.execute(db);
}

/** Takes one effect that is due and marks it `sending`; null if there is none. Needs scope `all`. */
export async function takeDue(db: Kysely<unknown>): Promise<DueEffect | null> {
  const { rows } = await sql<{
    id: string;
    account_id: string;
    request: MailRequest;
    tries: number;
    before: DueEffect['before'];
  }>`
    with due as (
      select id, state from effect
      where kind = ${mailKind} and state in ('planned', 'sending', 'unknown') and next_try_at <= clock_timestamp()
      order by next_try_at limit 1 for update skip locked)
    update effect set state = 'sending', tries = effect.tries + 1, changed_at = clock_timestamp(),
      next_try_at = clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'
    from due where effect.id = due.id
    returning effect.id, effect.account_id, effect.request, effect.tries, due.state as before`.execute(db);
  const row = rows[0];
  return row
    ? { id: row.id, accountId: row.account_id, request: row.request, tries: row.tries, before: row.before }
    : null;
}

/** Certainly not sent (`planned`) or without an answer (`unknown`): due again after the pause. */
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

/** Ends an effect; false if it had ended already. `reason` is a code and never an address. */
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

/** The number of effects sent without an answer. Needs scope `all`. */
export async function countUnknownEffects(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from effect where state = 'unknown'`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
