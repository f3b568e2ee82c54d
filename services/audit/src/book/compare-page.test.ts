import type { AccountBalances, BookedEntry, BookedLot } from './billing-book.ts';
import { comparePage, type Books } from './compare-page.ts';
import type { TrailHead, TrailLot, TrailStep } from './trail-book.ts';

const lot = (more: Partial<TrailLot> = {}): TrailLot & BookedLot => ({
  ...{ lotId: 'l1', kind: 'plan', category: 'paid', available: 70, held: 10, delivered: 20, expired: 0, voided: 0 },
  ...more,
});
const account = (more: Partial<AccountBalances> = {}): AccountBalances => ({
  accountId: 'a',
  accountSeq: 3,
  lots: [lot()],
  ...more,
});
const sides = { available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };
const step = (seq: number, more: Partial<TrailStep>): TrailStep => ({
  ...{ seq, eventId: `e${seq}`, type: 'LeadsUsed', lotId: 'l1', ...sides },
  ...more,
});
const entry = (seq: number, side: string, leads: number): BookedEntry => ({
  seq,
  eventId: `e${seq}`,
  lotId: 'l1',
  side,
  leads,
});

type Given = {
  balances: AccountBalances[][];
  head?: Partial<TrailHead>;
  lots?: TrailLot[];
  steps?: TrailStep[];
  entries?: BookedEntry[];
  overdue?: boolean;
};

function compare({ balances, head = {}, lots = [lot()], steps = [], entries = [], overdue = false }: Given) {
  let asked = 0;
  const books: Books = {
    billing: {
      balances: async () => ({ balances: balances[Math.min(asked++, balances.length - 1)] ?? [], next: null }),
      entries: async () => ({ entries, next: null }),
    },
    trail: {
      heads: async () => new Map([['a', { head: 3, ledgerHead: 3, counted: 3, ...head }]]),
      lots: async () => new Map([['a', lots]]),
      steps: async (_account, after, through) => steps.filter(({ seq }) => seq > after && seq <= through),
      event: async (_account, seq) => ({ eventId: `e${seq}`, type: 'LeadsExpired' }),
      firstGap: async () => 2,
      accounts: async () => [],
    },
  };
  return comparePage(books, { after: '', limit: 10, isOverdue: () => overdue });
}

describe('accounts are compared at the same event', () => {
  it('and agree', async () => {
    expect(await compare({ balances: [[account()]] })).toMatchObject({ compared: ['a'], waiting: [], differences: [] });
  });

  it('so one whose events are on their way is compared later, and is a difference if they never come', async () => {
    const behind = { head: 2, ledgerHead: 2, counted: 2 };
    const given = { balances: [[account()]], head: behind, lots: [] };
    expect(await compare(given)).toMatchObject({ compared: [], waiting: ['a'], differences: [] });
    expect(await compare({ ...given, overdue: true })).toMatchObject({
      compared: ['a'],
      differences: [{ kind: 'trail-lacks-events', first: { seq: 2 } }],
    });
  });

  it('and one that moves while it is read is no difference', async () => {
    const moved = { head: 5, ledgerHead: 5 };
    const found = await compare({ balances: [[account()], [account({ accountSeq: 5 })]], head: moved });
    expect(found).toMatchObject({ compared: ['a'], differences: [] });
  });
});

describe('a difference', () => {
  it('is an event that the trail has and billing never had', async () => {
    const more = { head: 5, ledgerHead: 5 };
    const { differences } = await compare({ balances: [[account()]], head: more, steps: [step(5, { held: -10 })] });
    expect(differences).toMatchObject([{ kind: 'billing-lacks-events', first: { seq: 5, eventId: 'e5' } }]);
  });

  it('is an event in the middle that the trail lacks', async () => {
    const { differences } = await compare({ balances: [[account()]], head: { counted: 2 } });
    expect(differences).toMatchObject([{ kind: 'trail-lacks-events', first: { seq: 2 } }]);
  });

  it.each<[string, BookedLot[], TrailLot[]]>([
    ['a side', [lot({ available: 71 })], [lot()]],
    ['its category', [lot({ category: 'promotional' })], [lot()]],
    ['a lot that nobody announced', [lot(), lot({ lotId: 'l2' })], [lot()]],
    ['a lot that billing lost', [], [lot()]],
  ])('is %s, with the first event whose entries differ', async (_name, booked, lots) => {
    const steps = [
      step(1, { available: 100 }),
      step(2, { available: -30, held: 30 }),
      step(3, { held: -20, delivered: 20 }),
    ];
    const entries = [entry(1, 'available', 100), entry(2, 'available', -29), entry(2, 'held', 29)];
    const { differences } = await compare({ balances: [[account({ lots: booked })]], lots, steps, entries });
    expect(differences).toMatchObject([{ kind: 'lots', first: { seq: 2, eventId: 'e2', type: 'LeadsUsed' } }]);
  });

  it('of entries that are all right is one of a balance itself', async () => {
    const steps = [step(1, { available: 100 })];
    const entries = [entry(1, 'available', 100)];
    const { differences } = await compare({ balances: [[account()]], lots: [lot({ held: 9 })], steps, entries });
    expect(differences).toMatchObject([{ kind: 'lots', lotId: 'l1', first: null }]);
  });

  it('is an entry that no event of the trail has, with the type that the trail knows', async () => {
    const entries = [entry(1, 'available', 100), entry(3, 'voided', 5)];
    const steps = [step(1, { available: 100 })];
    const { differences } = await compare({ balances: [[account()]], lots: [lot({ voided: 1 })], steps, entries });
    expect(differences).toMatchObject([{ first: { seq: 3, eventId: 'e3', type: 'LeadsExpired' } }]);
  });
});
