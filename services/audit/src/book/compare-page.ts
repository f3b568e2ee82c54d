// Adds the trail up to the event of billing's balances, so an account that moves meanwhile is no difference.
import type { AccountBalances, BillingBook } from './billing-book.ts';
import { differingLots, firstDifference, type FirstEntry, type LotDifference } from './compare-books.ts';
import type { TrailBook, TrailHead } from './trail-book.ts';

export type BookDifference = {
  accountId: string;
  /** Empty where the difference is not in one lot. */
  lotId: string;
  /** `trail-lacks-events`: the trail misses some. `billing-lacks-events`: it has some that billing does not know. */
  kind: 'lots' | 'trail-lacks-events' | 'billing-lacks-events';
  accountSeq: number;
  billing: LotDifference['billing'];
  trail: LotDifference['trail'];
  /** null where no entry differs: then a balance was changed and no entry. */
  first: FirstEntry | null;
};

export type PageResult = {
  compared: string[];
  /** Accounts whose newest events the trail has not received, or which moved while they were read. */
  waiting: string[];
  differences: BookDifference[];
};

export type Books = { billing: BillingBook; trail: TrailBook };
/** Whether the trail, which ends at `head`, has waited for so long that what it lacks counts as lost. */
export type IsOverdue = (accountId: string, at: { head: number; accountSeq: number }) => boolean;

const ENTRIES_AT_ONCE = 2_000;
const nothing: TrailHead = { head: 0, ledgerHead: 0, counted: 0 };

export async function comparePage(
  books: Books,
  { after, limit, isOverdue }: { after: string; limit: number; isOverdue: IsOverdue },
): Promise<PageResult & { accounts: string[]; next: string | null }> {
  const { balances, next } = await books.billing.balances(after, limit);
  const accounts = balances.map(({ accountId }) => accountId);
  const result: PageResult = { compared: [], waiting: [], differences: [] };
  if (accounts.length === 0) return { ...result, accounts, next };
  const at = new Map(balances.map(({ accountId, accountSeq }) => [accountId, accountSeq]));
  const heads = await books.trail.heads(at);
  const lots = await books.trail.lots(at);
  const ahead = balances.filter(({ accountId, accountSeq }) => headOf(heads, accountId).ledgerHead > accountSeq);
  // What the trail received billing had committed before: asked again, it must have it.
  const again = ahead.length === 0 ? [] : (await books.billing.balances(after, limit)).balances;
  const seqNow = new Map(again.map(({ accountId, accountSeq }) => [accountId, accountSeq]));
  for (const account of balances) {
    const { accountId, accountSeq } = account;
    const head = headOf(heads, accountId);
    const wait = head.head < accountSeq && !isOverdue(accountId, { head: head.head, accountSeq });
    if (wait) result.waiting.push(accountId);
    else {
      result.compared.push(accountId);
      const isBehind = head.ledgerHead > Math.max(accountSeq, seqNow.get(accountId) ?? 0);
      const found = await differencesOf(books, account, {
        head,
        isBehind,
        lots: lots.get(accountId) ?? [],
      });
      result.differences.push(...found);
    }
  }
  return { ...result, accounts, next };
}

const headOf = (heads: Map<string, TrailHead>, accountId: string): TrailHead => heads.get(accountId) ?? nothing;

async function differencesOf(
  books: Books,
  { accountId, accountSeq, lots: booked }: AccountBalances,
  { head, isBehind, lots }: { head: TrailHead; isBehind: boolean; lots: Parameters<typeof differingLots>[1] },
): Promise<BookDifference[]> {
  const about = { accountId, lotId: '', accountSeq, billing: null, trail: null };
  if (head.counted !== accountSeq) {
    const seq = await books.trail.firstGap(accountId, accountSeq);
    const [entry] = (await books.billing.entries(accountId, seq - 1, 1)).entries;
    const eventId = entry?.seq === seq ? entry.eventId : '';
    return [{ ...about, kind: 'trail-lacks-events', first: { seq, eventId, type: '' } }];
  }
  if (isBehind) {
    const [first] = await books.trail.steps(accountId, accountSeq, head.ledgerHead);
    const event = first ?? (await books.trail.event(accountId, head.ledgerHead));
    const seq = first?.seq ?? head.ledgerHead;
    const named = { seq, eventId: event?.eventId ?? '', type: event?.type ?? '' };
    return [{ ...about, kind: 'billing-lacks-events', first: named }];
  }
  const differing = differingLots(booked, lots);
  if (differing.length === 0) return [];
  const first = await findFirst(books, accountId, accountSeq);
  return differing.map((lot) => ({ ...about, ...lot, kind: 'lots', first }));
}

/** The first event, up to `through`, whose entries differ; null: none does. */
export async function findFirst(
  { billing, trail }: Books,
  accountId: string,
  through: number,
): Promise<FirstEntry | null> {
  for (let after = 0; after < through;) {
    const { entries, next } = await billing.entries(accountId, after, ENTRIES_AT_ONCE);
    const until = Math.min(next ?? through, through);
    const steps = await trail.steps(accountId, after, until);
    const first = firstDifference(
      entries.filter(({ seq }) => seq <= until),
      steps,
    );
    if (first !== null) {
      if (first.type !== '') return first;
      const event = await trail.event(accountId, first.seq);
      return { ...first, type: event?.type ?? '' };
    }
    after = until;
  }
  return null;
}
