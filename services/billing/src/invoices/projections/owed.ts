// Of all accounts: what is owed for leads whose credit was taken back, invoices that brought none, and what such a payment
// cost its account although it is good again. Needs scope `all`. Folded from the log, so that it is what stops leads; only
// accounts of which a payment went back are read.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { creditStream } from '../../kernel/domain/streams.ts';
import { credit, owedIn } from '../domain/credit.ts';
import type { Credit, CreditEvent } from '../domain/credit-events.ts';
import { sum } from '../domain/credit-parts.ts';

export type Owed = {
  accountId: string;
  owedCents: number;
  since: string;
  payments: { invoiceId: string; owedCents: number; since: string }[];
  stopped: string[];
  /** Of payments that are good again: what their credit did not pay for meanwhile, and what settled their debt. */
  withheldCents: number;
  settledCents: number;
};

/** By payment. */
type Lost = Map<string, { withheldCents: number; settledCents: number; since: string }>;

type Row = { account_id: string; type: CreditEvent['type']; payload: CreditEvent; effective_at: string };
type Folded = { state: Credit; since: Map<string, string>; lost: Lost };
type Went = { account_id: string; invoice_id: string; is_gone: boolean };

const ACCOUNTS_MAX = 1_000;
/** In the place of a payment: since when an invoice brought no leads. */
const STOPPED = '';
const PREFIX = creditStream('').streamId;

/** The largest debt first. */
export async function readOwed(db: Kysely<unknown>): Promise<Owed[]> {
  const { rows: went } = await sql<Went>`select account_id, invoice_id,
      dispute in ('open', 'lost') or (refunded_cents > 0 and dispute <> 'won') as is_gone
    from invoice where went_back`.execute(db);
  const streams = [...new Set(went.map(({ account_id }) => PREFIX + account_id))];
  const { rows } = await sql<Row>`select account_id, type, payload, effective_at::text as effective_at from event_log
    where stream_id = any(${streams}::text[]) order by account_id, account_seq`.execute(db);
  const gone = new Set(went.flatMap((each) => (each.is_gone ? [keyOf(each.account_id, each.invoice_id)] : [])));
  const accounts = new Map<string, Folded>();
  for (const row of rows) accounts.set(row.account_id, foldedWith(accounts.get(row.account_id), row));
  return [...accounts]
    .flatMap(([accountId, folded]) => owedBy(accountId, folded, gone))
    .sort((a, b) => b.owedCents - a.owedCents)
    .slice(0, ACCOUNTS_MAX);
}

const keyOf = (accountId: string, paymentId: string): string => JSON.stringify([accountId, paymentId]);

function foldedWith(before: Folded | undefined, { type, payload, effective_at }: Row): Folded {
  const { state, since, lost } = before ?? { state: credit.initial, since: new Map<string, string>(), lost: new Map() };
  const event = { ...payload, type } as CreditEvent;
  if (event.type === 'CreditTakenBack' && event.owedCents > 0 && !since.has(event.paymentId))
    since.set(event.paymentId, isoFromPostgres(effective_at));
  const after = credit.evolve(state, event);
  if (after.withheld.length > state.withheld.length && !since.has(STOPPED))
    since.set(STOPPED, isoFromPostgres(effective_at));
  if (event.type === 'CreditSpent') loses(lost, { before: state, after }, isoFromPostgres(effective_at));
  return { state: after, since, lost };
}

/** What an invoice lost, by the payment for which it did. */
function loses(lost: Lost, { before, after }: { before: Credit; after: Credit }, at: string): void {
  for (const paymentId of new Set([...before.parts, ...before.owed].map((each) => each.paymentId))) {
    const withheldCents = takenOf(before, paymentId) - takenOf(after, paymentId);
    const settledCents = owedFor(before, paymentId) - owedFor(after, paymentId);
    if (withheldCents + settledCents <= 0) continue;
    const own = lost.get(paymentId) ?? { withheldCents: 0, settledCents: 0, since: at };
    own.withheldCents += withheldCents;
    own.settledCents += settledCents;
    lost.set(paymentId, own);
  }
}

const takenOf = ({ parts }: Credit, of: string): number =>
  sum(
    parts.filter(({ paymentId }) => paymentId === of),
    ({ taken }) => taken,
  );
const owedFor = ({ owed }: Credit, of: string): number =>
  sum(
    owed.filter(({ paymentId }) => paymentId === of),
    ({ cents }) => cents,
  );

function owedBy(accountId: string, { state, since, lost }: Folded, gone: Set<string>): Owed[] {
  const payments = state.owed.map(({ paymentId, cents }) => ({
    invoiceId: paymentId,
    owedCents: cents,
    since: since.get(paymentId) ?? '',
  }));
  const back = [...lost].flatMap(([paymentId, own]) => (gone.has(keyOf(accountId, paymentId)) ? [] : [own]));
  const [first] = [...[...payments, ...back].map((each) => each.since), since.get(STOPPED) ?? []].flat().sort();
  if (first === undefined) return [];
  return [
    {
      ...{ accountId, owedCents: owedIn(state), since: first, payments, stopped: state.withheld },
      withheldCents: sum(back, (each) => each.withheldCents),
      settledCents: sum(back, (each) => each.settledCents),
    },
  ];
}
