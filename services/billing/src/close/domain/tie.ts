// The three-way tie of a month: the ledger's entries, the provider's invoices and audit's own sum. Pure.
import { flows } from './figures.ts';

const compared = ['opening', ...flows] as const;
type Compared = (typeof compared)[number];

/** By the time at which each fact took effect, from one book. `costCents`: what the lots that began cost. */
export type BookSum = { planId: string; kind: string; category: string; costCents: number } & Record<Compared, number>;

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
  accountId: string | null;
  invoiceId: string | null;
  /** The first entry that the figure counts; null where the ledger has none. */
  entryId: string | null;
  /** The adjustment by which finance answered for it; null: nobody has, and the month cannot be locked. */
  settledById: string | null;
};

export type TiePlan = { planId: string; ledgerCents: number; invoiceCents: number };
export type Tie = { plans: TiePlan[]; differences: Difference[] };

const keyOf = ({ planId, kind, category }: BookSum): string => JSON.stringify([planId, kind, category]);

/** Each figure in which both books differ; one that a book does not have counts as 0. */
export function compareBooks(ledger: readonly BookSum[], audit: readonly BookSum[]): Difference[] {
  const ours = new Map(ledger.map((row) => [keyOf(row), row]));
  const theirs = new Map(audit.map((row) => [keyOf(row), row]));
  return [...new Set([...ours.keys(), ...theirs.keys()])].sort().flatMap((key) => {
    const [own, other] = [ours.get(key), theirs.get(key)];
    const { planId, kind, category } = own ?? other ?? { planId: '', kind: '', category: '' };
    return [...compared, 'costCents' as const].flatMap((figure): Difference[] => {
      const [ledgerHas, auditHas] = [own?.[figure] ?? 0, other?.[figure] ?? 0];
      if (ledgerHas === auditHas) return [];
      const who = { accountId: null, invoiceId: null, entryId: null, settledById: null };
      const named = { planId, kind, category, figure };
      return [{ between: 'ledger-and-audit', ...named, ledger: ledgerHas, other: auditHas, ...who }];
    });
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
