// What the second book does with leads when money comes back, and when the bank gives it back. Instants are nanoseconds.
import type { SecondCredit } from './credit.ts';
import { takeBack, type Pot } from './pots.ts';

type Made = Pick<Pot, 'invoice' | 'isPromo' | 'isPaid' | 'from' | 'ends'> & { leads: number };
/** By invoice: `totals`, what paid for its leads; `gone`: what of that came back. */
type Books = {
  pots: Pot[];
  credit: SecondCredit;
  totals: number[];
  gone: number[];
  put: (made: Made) => Pot;
  clock: () => bigint;
};
type Returned = { cents: number; paid: number };

const shareOf = (leads: number, part: number, of: number): number =>
  Number((BigInt(leads) * BigInt(part)) / BigInt(of));

export function returnedMoney({ pots, credit, totals, gone, put, clock }: Books) {
  /** Of an invoice: what it brought at first, and what of that was taken and did not come again. */
  function potsOf(invoice: number) {
    const own = pots.filter((pot) => pot.invoice === invoice);
    const first = own.filter(({ isAgain = false }) => !isAgain);
    return {
      own,
      size: first.reduce((sum, pot) => sum + pot.size, 0),
      missing: own.reduce((sum, { taken, again = 0 }) => sum + Math.max(0, taken - again), 0),
      used: own.reduce((sum, pot) => sum + pot.used, 0),
    };
  }

  /** What was taken of the invoice's leads too much comes back, with the time that it had left. */
  function comesBack(invoice: number): void {
    const total = totals[invoice] ?? 0;
    gone[invoice] = Math.min(total, credit.goneIn(invoice));
    const { own, size, missing } = potsOf(invoice);
    let left = missing - shareOf(size, gone[invoice] ?? 0, Math.max(1, total));
    for (const pot of own) {
      const leads = Math.min(left, pot.taken - (pot.again ?? 0));
      if (leads <= 0) continue;
      left -= leads;
      pot.again = (pot.again ?? 0) + leads;
      const ends = pot.ends === null ? null : clock() + pot.ends - (pot.takenAt ?? clock());
      const { isPromo = false, isPaid } = pot;
      Object.assign(put({ invoice, isPromo, isPaid, from: clock(), ends, leads }), { isAgain: true });
    }
  }

  /** So many more cents of an invoice, by its card or its credit, are gone. Answers the cents whose leads were used. */
  function goes(invoice: number, cents: number): number {
    const total = totals[invoice] ?? 0;
    const all = Math.min(total, (gone[invoice] ?? 0) + cents);
    gone[invoice] = all;
    const { own, size, missing, used } = potsOf(invoice);
    const due = all >= total ? size : shareOf(size, all, total) - missing;
    const had = takeBack(own, due, clock());
    const short = Math.max(0, Math.min(due - had, used));
    return short === 0 ? 0 : Math.ceil((cents * short) / (had + short));
  }

  /** What its coins are not worth any more takes what they paid for; what was used of that is owed. */
  function losesCoins(payment: number, { cents, paid }: Returned): void {
    const lost = credit.loses(payment, { cents, of: paid });
    credit.owes(
      payment,
      lost.reduce((sum, each) => sum + goes(each.invoice, each.cents), 0),
    );
  }

  return {
    /** More of the payment came back; `cents` in all, of `paid` by card. */
    returns: (payment: number, returned: Returned): void => {
      goes(payment, credit.returns(payment, returned.cents));
      losesCoins(payment, returned);
    },
    /** The bank gave the payment back, but for these cents of `paid`. */
    restores: (payment: number, { cents, paid }: Returned): void => {
      const paidOf = credit.restores(payment, cents);
      for (const invoice of [payment, ...paidOf])
        gone[invoice] = Math.min(totals[invoice] ?? 0, credit.goneIn(invoice));
      if (cents > 0) losesCoins(payment, { cents, paid });
      for (const invoice of [payment, ...paidOf]) comesBack(invoice);
    },
  };
}
