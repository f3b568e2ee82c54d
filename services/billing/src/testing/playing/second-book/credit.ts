// Credit of the second book: a queue of coins, each of which knows its payment and what it paid for (docs/decisions/0081).
// Invoices and payments are numbers, money is whole cents.

type Coin = { payment: number; cents: number; isDead: boolean };
/** `of`: what was paid for the invoice in all. */
type Spent = { invoice: number; payment: number; cents: number; of: number; isGone: boolean };

export type SecondCredit = ReturnType<typeof secondCredit>;

export function secondCredit() {
  let coins: Coin[] = [];
  const spent: Spent[] = [];
  /** By invoice, what is still in it of its own card. */
  const cash: number[] = [];
  const returned: number[] = [];
  const sum = (list: { cents: number }[]): number => list.reduce((total, { cents }) => total + cents, 0);

  return {
    /** Pays for the invoice, with the oldest coins first. Answers the cents of it that are worth nothing. */
    pays: (invoice: number, cents: number): number => {
      let missing = Math.min(cents, sum(coins));
      cash[invoice] = cents - missing;
      let dead = 0;
      for (const coin of [...coins.filter(({ isDead }) => !isDead), ...coins.filter(({ isDead }) => isDead)]) {
        const part = Math.min(coin.cents, missing);
        coin.cents -= part;
        missing -= part;
        if (part > 0 && coin.isDead) dead += part;
        else if (part > 0) spent.push({ invoice, payment: coin.payment, cents: part, of: cents, isGone: false });
      }
      coins = coins.filter((coin) => coin.cents > 0);
      return dead;
    },
    /** What a change gives back of these invoices, the newest money first: an invoice's card, then its coins. */
    gives: (cents: number, invoices: number[]): void => {
      let missing = cents;
      const give = (payment: number, most: number): number => {
        const part = Math.min(most, missing);
        missing -= part;
        if (part > 0) coins.push({ payment, cents: part, isDead: false });
        return part;
      };
      for (const invoice of [...invoices].reverse()) {
        cash[invoice] = (cash[invoice] ?? 0) - give(invoice, Math.max(0, cash[invoice] ?? 0));
        for (const each of spent)
          if (each.invoice === invoice && !each.isGone) each.cents -= give(each.payment, each.cents);
      }
    },
    /** So many cents of a card's payment came back, in all. Answers how many more than before. */
    returns: (payment: number, cents: number): number => {
      const more = cents - (returned[payment] ?? 0);
      returned[payment] = cents;
      cash[payment] = (cash[payment] ?? 0) - more;
      return more;
    },
    /** The payment came back: its coins are worth nothing, and what they had paid for is answered. */
    loses: (payment: number): Spent[] => {
      for (const coin of coins) if (coin.payment === payment) coin.isDead = true;
      const gone = spent.filter((each) => each.payment === payment && !each.isGone && each.cents > 0);
      for (const each of gone) each.isGone = true;
      return gone;
    },
    isBehind: (payment: number): boolean =>
      [...coins, ...spent].some((each) => each.payment === payment && each.cents > 0),
    cents: (): number => sum(coins),
  };
}
