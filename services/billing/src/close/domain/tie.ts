// The three-way tie of a month: the ledger's entries, the provider's invoices and audit's own sum. Pure.
import { flows } from './figures.ts';

const compared = ['opening', ...flows] as const;
type Compared = (typeof compared)[number];

/** Of one lot, by the time at which each fact took effect, from one book. `costCents`: what it cost, if it began. */
export type BookSum = LotOf & { costCents: number } & Record<Compared, number>;
type LotOf = { accountId: string; lotId: string; planId: string; kind: string; category: string };

/** null: no invoice, or none paid. Without `invoiceId`: leads of a charged period that name no invoice. */
export type InvoicePair = {
  accountId: string;
  invoiceId: string | null;
  planId: string;
  ledgerCents: number | null;
  invoiceCents: number | null;
  entryId: string | null;
  settledById: string | null;
};

export type Difference = {
  between: 'ledger-and-audit' | 'ledger-and-invoices';
  planId: string;
  kind: string | null;
  category: string | null;
  figure: Compared | 'costCents' | 'paidCents';
  ledger: number;
  other: number;
  accountId: string;
  lotId: string | null;
  invoiceId: string | null;
  /** Of two books, the first in which they part; of an invoice, the grant. null: no entry, or none differs. */
  entryId: string | null;
  /** The adjustment by which finance answered for it; null: nobody has, and the month cannot be locked. */
  settledById: string | null;
};

export type TiePlan = { planId: string; ledgerCents: number; invoiceCents: number };
export type Tie = { plans: TiePlan[]; differences: Difference[] };

const keyOf = ({ accountId, lotId, planId, kind, category }: LotOf): string =>
  JSON.stringify([accountId, lotId, planId, kind, category]);

/** Each figure of each lot in which both books differ; one that a book does not have counts as 0. */
export function compareBooks(ledger: readonly BookSum[], audit: readonly BookSum[]): Difference[] {
  const theirs = new Map(audit.map((row) => [keyOf(row), row]));
  const known = ledger.flatMap((row) => {
    const key = keyOf(row);
    const other = theirs.get(key);
    theirs.delete(key);
    return differingFigures(row, row, other);
  });
  return [...known, ...[...theirs.values()].flatMap((row) => differingFigures(row, undefined, row))];
}

function differingFigures(of: LotOf, own: BookSum | undefined, other: BookSum | undefined): Difference[] {
  const { accountId, lotId, planId, kind, category } = of;
  return [...compared, 'costCents' as const].flatMap((figure): Difference[] => {
    const [ledger, audit] = [own?.[figure] ?? 0, other?.[figure] ?? 0];
    if (ledger === audit) return [];
    const named = { planId, kind, category, figure, accountId, lotId };
    const rest = { invoiceId: null, entryId: null, settledById: null };
    return [{ between: 'ledger-and-audit', ...named, ledger, other: audit, ...rest }];
  });
}

/** Each invoice whose leads cost something else than it was paid, and each side that lacks the other. */
export function compareInvoices(pairs: readonly InvoicePair[]): Tie {
  const plans = new Map<string, TiePlan>();
  const differences: Difference[] = [];
  for (const { planId, ledgerCents, invoiceCents, ...who } of pairs) {
    const [ledger, other] = [ledgerCents ?? 0, invoiceCents ?? 0];
    const sum = plans.get(planId) ?? { planId, ledgerCents: 0, invoiceCents: 0 };
    plans.set(planId, { planId, ledgerCents: sum.ledgerCents + ledger, invoiceCents: sum.invoiceCents + other });
    if (ledger !== other || (ledgerCents !== null && invoiceCents === null))
      differences.push({
        between: 'ledger-and-invoices',
        planId,
        kind: null,
        category: null,
        figure: 'paidCents',
        lotId: null,
        ledger,
        other,
        ...who,
      });
  }
  return { plans: [...plans.values()].sort((a, b) => (a.planId < b.planId ? -1 : 1)), differences };
}

/** The differences that keep the month from being locked. */
export function openDifferences({ differences }: Pick<Tie, 'differences'>): Difference[] {
  return differences.filter(({ settledById }) => settledById === null);
}
