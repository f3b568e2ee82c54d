import { expect } from '@jest/globals';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { LotTerms } from '../../ledger/domain/lots.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { providerInvoice, providerSubscription } from '../../subscription/testing/account-over-time.ts';
import { naiveAccount } from './naive-account.ts';
import type { Step } from './steps.ts';
import type { StoredYears } from './stored-years.ts';

const ALLOWANCE = 50_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The clock of the tables goes on by itself: nothing is asked so near to an instant at which something counts. */
const NEAR = 5 * MINUTE;

const iso = (at: number): string => instantOf(new Date(at).toISOString());
/** The tenth of each month, from the month after next on, so that no clock decides. */
function tenth(since: number, k: number): number {
  const date = new Date(since);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + k, 10, 10);
}

/** `first`: its invoice's number. `endsAt`: of its plan; null, it goes on. */
type Running = { subscriptionId: string; since: number; first: number; cancels: boolean };
type Owed = { subscriptionId: string; k: number; from: number; ends: number };
export type Counts = { asked: number; kinds: Set<string> };

/** Makes the steps, and asks every page after each of them. */
export async function playYears(
  stored: StoredYears,
  accountId: string,
  steps: readonly Step[],
  counts: Counts,
): Promise<void> {
  const account = stored.account(accountId);
  const naive = naiveAccount();
  const pages = await stored.pages(accountId);
  const invoices: ProviderInvoice[] = [];
  const owed: Owed[] = [];
  let [now, made] = [tenth(Date.now(), 2) + DAY, 0];
  let running: Running | null = null;
  account.setClock(iso(now));

  const isNear = (at: number): boolean => naive.instants().some((each) => Math.abs(each - at) < NEAR);
  const boundary = ({ since }: Running, k: number): number => tenth(since, k);
  /** The period that runs. */
  const periodOf = (of: Running): number => {
    let k = 0;
    while (boundary(of, k + 1) <= now) k += 1;
    return k;
  };

  function goes(ms: number): void {
    now += ms;
    while (isNear(now) || (running && Math.abs(boundary(running, periodOf(running)) - now) < NEAR)) now += 2 * NEAR;
    account.setClock(iso(now));
    if (running?.cancels) {
      const ends = boundary(
        running,
        owed.filter(({ subscriptionId }) => subscriptionId === running?.subscriptionId).length,
      );
      if (ends <= now) {
        naive.planEnds(ends);
        running = null;
      }
    }
    naive.passes(now);
    if (running) owes(running);
  }

  /** An invoice for each period that began, whether or not anybody pays. */
  function owes(of: Running): void {
    const own = owed.filter(({ subscriptionId }) => subscriptionId === of.subscriptionId).length;
    for (let k = own; k <= periodOf(of); k += 1) {
      const [from, ends] = [boundary(of, k), boundary(of, k + 1)];
      owed.push({ subscriptionId: of.subscriptionId, k, from, ends });
      invoices.push(
        providerInvoice({
          ...{ invoiceId: `${accountId}-${invoices.length}`, subscriptionId: of.subscriptionId, status: 'past-due' },
          ...{
            reason: k === 0 ? 'first' : 'renewal',
            periodStart: iso(from),
            periodEnd: iso(ends),
            issuedAt: iso(from),
          },
        }),
      );
    }
  }

  /** The provider is read. `endedAt`: the plan was over then. */
  async function read(of: Running | null, endedAt: number | null = null): Promise<void> {
    if (!of) return account.apply({ subscription: null, invoices });
    const k = periodOf(of);
    const isOwed = invoices[of.first + k]?.status === 'past-due';
    await account.apply({
      subscription: providerSubscription({
        ...{ subscriptionId: of.subscriptionId, cancelAtPeriodEnd: of.cancels },
        ...{ periodStart: iso(boundary(of, k)), periodEnd: iso(boundary(of, k + 1)) },
        status: isOwed ? 'past-due' : 'live',
        ...(endedAt === null ? {} : { status: 'cancelled' as const, endedAt: iso(endedAt) }),
      }),
      invoices: [...invoices].reverse(),
    });
  }
  const chosen = <Each>(all: readonly Each[], share: number): Each | undefined =>
    all[Math.ceil(all.length * share) - 1];
  const numbers = (is: (invoice: ProviderInvoice, of: Owed) => boolean): number[] =>
    invoices.flatMap((invoice, number) => {
      const of = owed[number];
      return of && is(invoice, of) ? [number] : [];
    });
  const change = (number: number, more: Partial<ProviderInvoice>): void => {
    const before = invoices[number];
    if (before) invoices[number] = { ...before, ...more };
  };
  async function gives(
    kind: 'issued' | 'credited',
    leads: number,
    span: { from: number; ends: number },
  ): Promise<void> {
    const lotId = `given-${(made += 1)}`;
    const lot: LotTerms = {
      ...{ lotId, source: lotId, kind: kind === 'issued' ? 'manual' : 'credit', category: 'promotional', priority: 50 },
      ...{
        effectiveAt: iso(span.from),
        expiresAt: iso(span.ends),
        onlyDictionaries: [],
        costCents: 0,
        invoiceId: null,
      },
    };
    const of = { leadsMax: null, reason: 'manual', downloadId: null } as const;
    await account.book(
      kind === 'issued' ? { type: 'GrantLeads', lot, leads } : { type: 'CreditLeads', lot, leads, ...of },
      [lotId],
    );
    naive.given(kind, leads, span);
    naive.passes(now);
  }

  /** Answers whether anything happened. */
  async function make(step: Step): Promise<boolean> {
    switch (step.kind) {
      case 'wait':
        goes(step.days * DAY);
        return true;
      case 'sweep':
        await stored.sweep();
        return true;
      case 'again':
        await read(running);
        return running !== null;
      case 'pay': {
        // Whoever left pays only what they had: the provider drops the invoice of a period that was cut short.
        const number = chosen(
          numbers(({ status, subscriptionId }, { ends }) => {
            if (status !== 'past-due') return false;
            return running !== null && subscriptionId === running.subscriptionId && ends > 0;
          }),
          step.share,
        );
        const of = number === undefined ? undefined : owed[number];
        if (number === undefined || !of) return false;
        change(number, { status: 'paid', paidCents: 9_900, paidAt: iso(now) });
        await read(running);
        naive.paid(number, ALLOWANCE, of);
        naive.passes(now);
        return true;
      }
      case 'give':
        await gives(step.as, step.leads, { from: now, ends: now + step.days * DAY + 7 * MINUTE });
        return true;
      case 'give-late':
        await gives('issued', step.leads, { from: now - 20 * DAY, ends: now - 5 * DAY });
        return true;
      case 'order': {
        const leads = Math.floor(naive.available() * step.share);
        if (leads === 0) return false;
        const id = `d-${(made += 1)}`;
        const asked = { downloadId: id, dictId: 'consumers', rows: leads, multiplierHundredths: 100 };
        const request = { ...asked, effectiveAt: iso(now) };
        await account.book({ type: 'ReserveLeads', request, downloadLimit: 10_000_000, unlimited: false }, [id]);
        naive.holds(id, leads, now);
        sizes.set(id, leads);
        return true;
      }
      case 'end': {
        const id = chosen(naive.openHolds(), step.share);
        if (id === undefined) return false;
        const rows = step.used === null ? null : Math.floor((sizes.get(id) ?? 0) * step.used);
        if (rows === null)
          await account.book({ type: 'ReleaseReservation', downloadId: id, at: iso(now) }, [`${id}:released`]);
        else await account.book({ type: 'UseLeads', downloadId: id, rows, at: iso(now) }, [`${id}:used`]);
        naive.ends(id, rows, now);
        return true;
      }
      case 'dispute': {
        const number = chosen(
          numbers(({ status, dispute }) => status === 'paid' && dispute !== 'open'),
          step.share,
        );
        if (number === undefined || naive.openHolds().length > 0) return false;
        change(number, { dispute: 'open' });
        await read(running);
        naive.disputed(number, now);
        return true;
      }
      case 'win': {
        const number = chosen(
          numbers(({ dispute }) => dispute === 'open'),
          step.share,
        );
        if (number === undefined) return false;
        change(number, { dispute: 'won' });
        await read(running);
        naive.won(number, now);
        return true;
      }
      case 'cancel': {
        if (!running || running.cancels) return false;
        if (step.when === 'at-period-end') {
          running = { ...running, cancels: true };
          await read(running);
          return true;
        }
        await read(running, now);
        naive.planEnds(now);
        running = null;
        return true;
      }
      case 'subscribe': {
        if (running) return false;
        // It begins with a payment, on the tenth that comes next.
        const since = tenth(now, 1);
        goes(since - now + 2 * NEAR);
        running = { subscriptionId: `sub-${accountId}-${(made += 1)}`, since, first: invoices.length, cancels: false };
        owes(running);
        const number = invoices.length - 1;
        change(number, { status: 'paid', paidCents: 9_900, paidAt: iso(now) });
        await read(running);
        naive.paid(number, ALLOWANCE, { from: since, ends: tenth(since, 1) });
        return true;
      }
    }
  }
  const sizes = new Map<string, number>();

  for (const step of steps) {
    // What one step made began before the next one asks for it.
    goes(2 * NEAR);
    if (!(await make(step))) continue;
    counts.kinds.add(step.kind);
    await asks(step);
  }
  expect(await stored.broken(accountId)).toEqual([]);
  await pages.close();

  /** Another page is the first to be asked each time: whichever it is has to book what is due. */
  async function asks({ kind }: Step): Promise<void> {
    counts.asked += 1;
    const far = now + NEAR;
    const past = naive.instants().map((at) => at + NEAR + MINUTE);
    const before = past.filter((at) => at < now && !isNear(at));
    const asked: [() => Promise<unknown>, unknown][] = [
      [() => pages.statement(far), naive.statement(far)],
      [() => pages.financeStatement(far), naive.statement(far)],
      [
        async () => {
          const { leadsRemaining, leadsHeld } = await pages.usage();
          return { leadsRemaining, leadsHeld };
        },
        { leadsRemaining: naive.available(), leadsHeld: naive.held() },
      ],
      [
        async () => {
          const lots = await pages.financeLots();
          return lots.map(({ available, held }) => available + held).sort((a, b) => a - b);
        },
        naive
          .left()
          .map(({ available, held }) => available + held)
          .sort((a, b) => a - b),
      ],
      ...before.slice(-2).flatMap((at): [() => Promise<unknown>, unknown][] => [
        [() => pages.statement(at), naive.statement(at)],
        [() => pages.financeBalanceAt(at), naive.statement(at).closing],
        [() => pages.balanceAt(at), naive.statement(at).closing],
      ]),
    ];
    const first = counts.asked % asked.length;
    for (const [page, expected] of [...asked.slice(first), ...asked.slice(0, first)])
      expect({ kind, page: await page() }).toEqual({ kind, page: expected });
    // Whoever asks nothing of the account finds what the pages booked.
    expect(await stored.served(accountId)).toBe(naive.available() + naive.held());
    if (!running) return;
    const k = periodOf(running);
    expect((await pages.usage()).leadsUsed).toBe(naive.used(boundary(running, k), boundary(running, k + 1)));
  }
}
