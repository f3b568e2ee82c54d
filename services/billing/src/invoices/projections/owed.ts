// Of all accounts: what is owed for leads whose credit was taken back, and invoices that brought none. Needs scope `all`. Folded from the log, so that it
// is what stops leads; only accounts of which a payment came back are read.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { creditStream } from '../../kernel/domain/streams.ts';
import { credit, owedIn } from '../domain/credit.ts';
import type { Credit, CreditEvent } from '../domain/credit-events.ts';

export type Owed = {
  accountId: string;
  owedCents: number;
  since: string;
  payments: { invoiceId: string; owedCents: number; since: string }[];
  stopped: string[];
};

type Row = { account_id: string; type: CreditEvent['type']; payload: CreditEvent; effective_at: string };
type Folded = { state: Credit; since: Map<string, string> };

const ACCOUNTS_MAX = 1_000;
/** In the place of a payment: since when an invoice brought no leads. */
const STOPPED = '';
const PREFIX = creditStream('').streamId;

/** The largest debt first. */
export async function readOwed(db: Kysely<unknown>): Promise<Owed[]> {
  const { rows } = await sql<Row>`select account_id, type, payload, effective_at::text as effective_at from event_log
    where stream_id in (select ${PREFIX} || account_id from invoice
      where dispute in ('open', 'lost') or refunded_cents > 0)
    order by account_id, account_seq`.execute(db);
  const accounts = new Map<string, Folded>();
  for (const row of rows) accounts.set(row.account_id, foldedWith(accounts.get(row.account_id), row));
  return [...accounts]
    .flatMap(([accountId, folded]) => owedBy(accountId, folded))
    .sort((a, b) => b.owedCents - a.owedCents)
    .slice(0, ACCOUNTS_MAX);
}

function foldedWith(before: Folded | undefined, { type, payload, effective_at }: Row): Folded {
  const { state, since } = before ?? { state: credit.initial, since: new Map<string, string>() };
  const event = { ...payload, type } as CreditEvent;
  if (event.type === 'CreditTakenBack' && event.owedCents > 0 && !since.has(event.paymentId))
    since.set(event.paymentId, isoFromPostgres(effective_at));
  const after = credit.evolve(state, event);
  if (after.withheld.length > state.withheld.length && !since.has(STOPPED))
    since.set(STOPPED, isoFromPostgres(effective_at));
  return { state: after, since };
}

function owedBy(accountId: string, { state, since }: Folded): Owed[] {
  const payments = state.owed.map(({ paymentId, cents }) => ({
    invoiceId: paymentId,
    owedCents: cents,
    since: since.get(paymentId) ?? '',
  }));
  const [first] = [...payments.map((each) => each.since), since.get(STOPPED) ?? []].flat().sort();
  if (first === undefined) return [];
  return [{ accountId, owedCents: owedIn(state), since: first, payments, stopped: state.withheld }];
}
