import { describe, expect, it } from '@jest/globals';
import { credit, creditToTake, owedIn, paysNothing, settledBy, type Credit, type CreditCommand } from './credit.ts';

const at = '2027-01-01T00:00:00.000000Z';
const paid = [{ invoiceId: 'p', cashCents: 19_900 }];
const give = (cents: number, creditId = 'c', payments = paid): CreditCommand => ({
  type: 'GiveCredit',
  creditId,
  cents,
  payments,
  at,
});
const spend = (invoiceId: string, creditCents: number, cashCents = 0): CreditCommand => ({
  type: 'SpendCredit',
  invoiceId,
  creditCents,
  cashCents,
  at,
});
const take = (goneCents: number, owedCents = 0): CreditCommand => ({
  type: 'TakeBackCredit',
  paymentId: 'p',
  goneCents,
  paidCents: 19_900,
  owedCents,
  at,
});
const whole = { paymentId: 'p', goneCents: 19_900, paidCents: 19_900 };

const after = (...commands: CreditCommand[]): Credit =>
  commands.reduce((state, command) => {
    const decision = credit.decide(command, state);
    if (!decision.accepted) throw new Error('refused');
    return decision.events.reduce((now, event) => credit.evolve(now, event), state);
  }, credit.initial);
const cents = (list: { cents: number }[]): number => list.reduce((sum, each) => sum + each.cents, 0);

describe('the ledger of credit', () => {
  it('knows of each cent the payment that it came from, the newest first, and what it paid for', () => {
    const payments = [...paid, { invoiceId: 'q', cashCents: 100 }];
    const state = after(give(14_900, 'c', payments), spend('f', 5_000));
    expect(state.parts.map(({ paymentId, left }) => [paymentId, left])).toEqual([
      ['q', 0],
      ['p', 9_900],
    ]);
    expect(state.parts[1]?.spent).toEqual([{ invoiceId: 'f', cents: 4_900, ofCents: 5_000, gone: 0 }]);
  });

  it('of one payment that paid one invoice in two credits comes back from it as one, is spent once and taken once', () => {
    const back = give(14_900, 'back', [{ invoiceId: 'f', cashCents: 0 }]);
    const state = after(give(9_900), give(5_000, 'd'), spend('f', 14_900), back, spend('g', 5_000));
    expect(state.parts.map(({ creditId, left }) => [creditId, left])).toEqual([
      ['c', 0],
      ['d', 0],
      ['back', 9_900],
    ]);
    const taken = credit.decide(take(19_900), state);
    if (!taken.accepted) throw new Error('refused');
    const gone = taken.events.reduce((now, event) => credit.evolve(now, event), state);
    expect(gone.parts.map(({ left }) => left)).toEqual([0, 0, 0]);
    expect(creditToTake(gone, whole)).toEqual({ unspent: [], spent: [] });
  });

  it('gives no more than was paid, also in parts', () => {
    expect(cents(after(give(14_900), give(14_900, 'd')).parts)).toBe(19_900);
  });

  it('after a chargeback takes back what is left and what was spent, and what was left at the provider pays nothing', () => {
    const before = after(give(14_900), spend('f', 5_000));
    const { unspent, spent } = creditToTake(before, whole);
    expect([cents(unspent), spent]).toEqual([9_900, [expect.objectContaining({ invoiceId: 'f', cents: 5_000 })]]);
    const state = after(give(14_900), spend('f', 5_000), take(19_900), spend('g', 5_000));
    expect(state.withheld).toEqual(['g']);
    expect(creditToTake(state, whole)).toEqual({ unspent: [], spent: [] });
  });

  it('settles what is owed first: an invoice that pays no more than that is withheld, another brings the rest', () => {
    const owing = after(give(14_900), spend('f', 5_000), take(19_900, 3_000));
    expect(owedIn(owing)).toBe(3_000);
    const state = after(
      give(14_900),
      spend('f', 5_000),
      take(19_900, 3_000),
      spend('g', 0, 2_000),
      spend('h', 0, 5_000),
      spend('i', 0, 5_000),
    );
    expect([owedIn(state), state.withheld]).toEqual([0, ['g']]);
    expect(['g', 'h', 'i'].map((invoiceId) => settledBy(state, invoiceId))).toEqual([0, 1_000, 0]);
  });

  it('takes of a refund in part its share, and a second one only what is more', () => {
    const once = after(give(10_000), take(9_950));
    expect(once.parts[0]).toMatchObject({ left: 5_000, taken: 5_000 });
    expect(cents(creditToTake(once, { ...whole, goneCents: 9_950 }).unspent)).toBe(0);
    expect(cents(creditToTake(once, whole).unspent)).toBe(5_000);
  });

  it('counts money once that came back from what credit had paid for', () => {
    const state = after(give(14_900), spend('f', 5_000), give(3_000, 'd', [{ invoiceId: 'f', cashCents: 0 }]));
    const { unspent, spent } = creditToTake(state, whole);
    expect([cents(unspent), cents(spent)]).toEqual([12_900, 2_000]);
  });

  it('a part that was once spent beyond what it had takes nothing of what others pay', () => {
    const [good] = after(give(1_000)).parts;
    if (!good) throw new Error('nothing was given');
    const state: Credit = { ...credit.initial, parts: [{ ...good, creditId: 'b', left: -300 }, good] };
    const spent = credit.decide(spend('f', 1_000), state);
    expect(spent.accepted && spent.events).toMatchObject([{ parts: [{ creditId: 'c', cents: 1_000 }] }]);
    expect(paysNothing(state, 1_500)).toEqual({ settledCents: 0, unbackedCents: 0 });
  });

  it('is as before when the payment is back', () => {
    const state = after(give(14_900), spend('f', 5_000), take(19_900, 3_000), {
      type: 'RestoreCredit',
      paymentId: 'p',
      at,
    });
    expect(state).toEqual(after(give(14_900), spend('f', 5_000)));
  });
});
