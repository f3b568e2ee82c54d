// The pots of the second book: leads that came together, and the order in which they are used. Instants are nanoseconds.

/**
 * `from`: since when. `ends`: null, never. `invoice`: null, earned. `behind`: of an award, the invoice of the period in which
 * it was earned. `isAgain`: came back in place of leads that were taken, `takenAt` last. `isPromo`: paid for, and given beside what a plan brings. `taken`: with money that came back. `used`: of it, in files.
 */
export type Pot = {
  invoice: number | null;
  isAward?: boolean;
  isPromo?: boolean;
  isAgain?: boolean;
  takenAt?: bigint;
  again?: number;
  behind?: number | null;
  isPaid: boolean;
  from: bigint;
  ends: bigint | null;
  size: number;
  left: number;
  taken: number;
  used: number;
};

/** What a plan brought ends by its rules; what was given, at its own time. */
export const isPlans = ({ invoice, isPromo = false }: Pot): boolean => invoice !== null && !isPromo;

export const leadsIn = (pots: readonly Pot[]): number => pots.reduce((sum, { left }) => sum + left, 0);

/** What ends soonest goes first, then what was given, then the oldest. */
export function inOrderOfUse(pots: readonly Pot[]): Pot[] {
  return [...pots].sort(
    (a, b) => compared(a.ends, b.ends) || Number(a.isPaid) - Number(b.isPaid) || compared(a.from, b.from),
  );
}

/** Takes so many leads from these, in their order. Answers how many each gave. */
export function take(pots: readonly Pot[], leads: number): number[] {
  let missing = Math.max(0, leads);
  return pots.map((pot) => {
    const part = Math.min(pot.left, missing);
    pot.left -= part;
    missing -= part;
    return part;
  });
}

/** The same, with the money that they were paid with. Answers how many were there. */
export function takeBack(pots: readonly Pot[], leads: number, at = 0n): number {
  const parts = take(pots, leads);
  pots.forEach((pot, place) => {
    const part = parts[place] ?? 0;
    if (part > 0) Object.assign(pot, { taken: pot.taken + part, takenAt: at });
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Of awards, the oldest first, so many stay: those that were used before all others. */
export function takeBeyond(awards: readonly Pot[], stays: number): void {
  const used = awards.reduce((sum, each) => sum + each.used, 0);
  takeBack([...awards].reverse(), leadsIn(awards) - Math.max(0, stays - used));
}

const compared = (a: bigint | null, b: bigint | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;
