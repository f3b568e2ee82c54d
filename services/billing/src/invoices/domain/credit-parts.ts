// How parts of credit move when the ledger of credit folds an event.
import type { Credit, CreditPart, Part, SpentPart } from './credit-events.ts';

export const sum = <Each>(list: Each[], of: (each: Each) => number): number =>
  list.reduce((total, each) => total + of(each), 0);

const isSame = (a: CreditPart, b: CreditPart): boolean =>
  a.creditId === b.creditId && a.paymentId === b.paymentId && a.viaId === b.viaId;

/** One part of each payment by each invoice: credits of one payment that paid one invoice come back from it as one. */
export function merged(parts: CreditPart[]): CreditPart[] {
  return parts.reduce<CreditPart[]>((done, part) => {
    const known = done.find((each) => isSame(each, part));
    if (!known) return [...done, part];
    return done.map((each) => (each === known ? { ...each, cents: each.cents + part.cents } : each));
  }, []);
}

export function spentBy(part: Part, parts: CreditPart[], on: { invoiceId: string; ofCents: number }): Part {
  const cents = sum(
    parts.filter((each) => isSame(each, part)),
    (each) => each.cents,
  );
  if (cents === 0) return part;
  return { ...part, left: part.left - cents, spent: [...part.spent, { ...on, cents, gone: 0 }] };
}

// Money that comes back from an invoice that credit paid for is in it no more.
export function lessSpent(all: Part[], { paymentId, viaId, cents }: CreditPart): Part[] {
  let missing = viaId === paymentId ? 0 : cents;
  return all.map((part) => {
    if (missing === 0 || part.paymentId !== paymentId) return part;
    const spent = part.spent.map((each) => {
      const own = each.invoiceId === viaId ? Math.min(missing, each.cents - each.gone) : 0;
      missing -= own;
      return { ...each, cents: each.cents - own };
    });
    return { ...part, spent };
  });
}

export function takenFrom(part: Part, unspent: CreditPart[], spent: SpentPart[]): Part {
  const taken = sum(
    unspent.filter((each) => isSame(each, part)),
    ({ cents }) => cents,
  );
  const gone = (invoiceId: string): number =>
    sum(
      spent.filter((each) => isSame(each, part) && each.invoiceId === invoiceId),
      ({ cents }) => cents,
    );
  return {
    ...part,
    left: part.left - taken,
    taken: part.taken + taken,
    spent: part.spent.map((each) => ({ ...each, gone: each.gone + gone(each.invoiceId) })),
  };
}

// What the provider took for a payment is gone there too.
export function lessTaken(parts: Part[], cents: number): Part[] {
  let missing = cents;
  return parts.map((part) => {
    const own = Math.min(part.taken, missing);
    missing -= own;
    return own === 0 ? part : { ...part, taken: part.taken - own, cents: part.cents - own };
  });
}

export function lessOwed(owed: Credit['owed'], cents: number): Credit['owed'] {
  let missing = cents;
  return owed.flatMap(({ paymentId, cents: own }) => {
    const paid = Math.min(own, missing);
    missing -= paid;
    return own > paid ? [{ paymentId, cents: own - paid }] : [];
  });
}
