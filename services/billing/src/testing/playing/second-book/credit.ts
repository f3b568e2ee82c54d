// Credit of the second book: a queue of coins, each of which knows its payment and what it paid for (docs/decisions/0081).
// Invoices and payments are numbers, money is whole cents.

/** `via`: the invoice out of which it came. `given` in all, but for dead cents that the provider took. */
type Coin = { payment: number; via: number; given: number; live: number; dead: number; spent: Spent[] };
type Spent = { invoice: number; cents: number; gone: number };
/** What a payment lost, that its coins had paid of this invoice. */
export type Lost = { invoice: number; cents: number };

const sum = <Each>(list: Each[], of: (each: Each) => number): number =>
  list.reduce((total, each) => total + of(each), 0);

export type SecondCredit = ReturnType<typeof secondCredit>;

export function secondCredit() {
  const coins: Coin[] = [];
  let debts: { payment: number; cents: number }[] = [];
  /** By invoice: by its card, what of that went to a debt, and what of it came back. */
  const [cash, settled, returned]: [number[], number[], number[]] = [[], [], []];
  const deadIn: number[] = [];
  /** Payments of which the whole is back. */
  const whole = new Set<number>();
  /** By invoice: what coins paid of it, and what of its card and of those changes gave back since, whatever became of it. */
  const [byCoins, cardLeft, coinsLeft]: [number[], number[], number[]] = [[], [], []];
  const cardBack = (invoice: number): number =>
    Math.min(cash[invoice] ?? 0, (settled[invoice] ?? 0) + (returned[invoice] ?? 0));

  /** What a change can still give back of the card of this invoice. */
  const cashIn = (invoice: number): number =>
    (cash[invoice] ?? 0) -
    cardBack(invoice) -
    sum(coins, ({ payment, via, given }) => (payment === invoice && via === invoice ? given : 0));

  const goneOf = (invoice: number): number =>
    sum(coins, ({ spent }) => sum(spent, (each) => (each.invoice === invoice ? each.gone : 0)));
  const coinsIn = (invoice: number): number =>
    Math.max(0, (byCoins[invoice] ?? 0) - goneOf(invoice) - (coinsLeft[invoice] ?? 0));

  /** Money leaves these invoices, the newest first. */
  function leaves(cents: number, invoices: number[]): void {
    let missing = cents;
    const take = (from: number[], invoice: number, most: number): void => {
      const part = Math.min(Math.max(0, most), missing);
      missing -= part;
      from[invoice] = (from[invoice] ?? 0) + part;
    };
    for (const invoice of [...invoices].reverse()) {
      take(cardLeft, invoice, (cash[invoice] ?? 0) - cardBack(invoice) - (cardLeft[invoice] ?? 0));
      take(coinsLeft, invoice, coinsIn(invoice));
    }
  }

  return {
    /** Pays for the invoice, with the oldest coins first, then a debt. Answers the cents of it that bring nothing. */
    pays: (invoice: number, cents: number): number => {
      let missing = Math.min(
        cents,
        sum(coins, ({ live, dead }) => live + dead),
      );
      const byCard = cents - missing;
      for (const coin of coins) {
        const part = Math.min(coin.live, missing);
        coin.live -= part;
        missing -= part;
        if (part > 0) coin.spent.push({ invoice, cents: part, gone: 0 });
      }
      const dead = missing;
      for (const coin of coins) {
        const part = Math.min(coin.dead, missing);
        coin.dead -= part;
        coin.given -= part;
        missing -= part;
      }
      let debt = Math.min(
        byCard,
        sum(debts, (each) => each.cents),
      );
      const lost = dead + debt;
      // Where nothing of it is left, it is in no period.
      if (lost < cents || lost === 0) {
        [cash[invoice], settled[invoice], deadIn[invoice]] = [byCard, debt, dead];
        byCoins[invoice] = cents - byCard - dead;
      }
      for (const each of debts) {
        const part = Math.min(each.cents, debt);
        each.cents -= part;
        debt -= part;
      }
      debts = debts.filter((each) => each.cents > 0);
      return lost;
    },
    /**
     * The payment is back but for these cents: its coins are worth what they were, and nothing is owed for them. Answers the
     * invoices that they had paid of.
     */
    restores: (payment: number, cents: number): number[] => {
      returned[payment] = cents;
      whole.delete(payment);
      debts = debts.filter((each) => each.payment !== payment);
      const own = coins.filter((each) => each.payment === payment);
      const paid = own.flatMap(({ spent }) => spent.flatMap(({ invoice, gone }) => (gone > 0 ? [invoice] : [])));
      for (const coin of own) {
        Object.assign(coin, { live: coin.live + coin.dead, dead: 0 });
        for (const each of coin.spent) each.gone = 0;
      }
      return [...new Set(paid)];
    },
    /** Of its card and its coins, what came back. */
    goneIn: (invoice: number): number => (returned[invoice] ?? 0) + goneOf(invoice),
    /** What of the invoice pays for nothing, or not any more. */
    backOf: (invoice: number): number => cardBack(invoice) + (deadIn[invoice] ?? 0) + goneOf(invoice),
    /** Of that, what no change gave back before. */
    lostOf: (invoice: number): number =>
      Math.min(cardBack(invoice), Math.max(0, (cash[invoice] ?? 0) - (cardLeft[invoice] ?? 0))) +
      (deadIn[invoice] ?? 0) +
      goneOf(invoice),
    /**
     * Whether a debt, or coins of a payment that is wholly back, had any of it; or its whole card is back; or nothing is in it
     * any more and coins of it are back.
     */
    isDead: (invoice: number): boolean => {
      if ((settled[invoice] ?? 0) + (deadIn[invoice] ?? 0) > 0) return true;
      if (
        coins.some(({ payment, spent }) => whole.has(payment) && spent.some((s) => s.invoice === invoice && s.gone > 0))
      )
        return true;
      const card = cash[invoice] ?? 0;
      if (card > 0 && cardBack(invoice) >= card) return true;
      const isCoinBack = (deadIn[invoice] ?? 0) + goneOf(invoice) > 0;
      return isCoinBack && coinsIn(invoice) === 0 && (cardLeft[invoice] ?? 0) >= card;
    },
    /** What a change gives back of these invoices, the newest money first: an invoice's card, then its coins. */
    gives: (cents: number, invoices: number[]): void => {
      leaves(cents, invoices);
      let missing = cents;
      const made: Coin[] = [];
      const give = (payment: number, via: number, most: number): number => {
        const part = Math.min(Math.max(0, most), missing);
        missing -= part;
        // What one payment had paid of an invoice comes out of it as one coin.
        const known = made.find((each) => each.payment === payment && each.via === via);
        if (known) Object.assign(known, { given: known.given + part, live: known.live + part });
        else if (part > 0) made.push({ payment, via, given: part, live: part, dead: 0, spent: [] });
        return part;
      };
      for (const invoice of [...invoices].reverse()) {
        give(invoice, invoice, cashIn(invoice));
        for (const { payment, spent } of coins)
          for (const each of spent)
            if (each.invoice === invoice) each.cents -= give(payment, invoice, each.cents - each.gone);
      }
      coins.push(...made);
    },
    /** So many cents of a card's payment came back, in all. Answers how many more than before. */
    returns: (payment: number, cents: number): number => {
      const more = cents - (returned[payment] ?? 0);
      returned[payment] = cents;
      return more;
    },
    /** The same share of its coins is worth nothing: what was not spent first, then what was spent last, which is answered. */
    loses: (payment: number, { cents, of }: { cents: number; of: number }): Lost[] => {
      if (cents >= of) whole.add(payment);
      const lost = new Map<number, number>();
      for (const coin of coins.filter((each) => each.payment === payment)) {
        const due = cents >= of ? coin.given : Number((BigInt(coin.given) * BigInt(cents)) / BigInt(of));
        let missing = Math.max(0, due - coin.dead - sum(coin.spent, ({ gone }) => gone));
        const unspent = Math.min(coin.live, missing);
        Object.assign(coin, { live: coin.live - unspent, dead: coin.dead + unspent });
        missing -= unspent;
        for (const each of [...coin.spent].reverse()) {
          const part = Math.min(each.cents - each.gone, missing);
          each.gone += part;
          missing -= part;
          if (part > 0) lost.set(each.invoice, (lost.get(each.invoice) ?? 0) + part);
        }
      }
      return [...lost].map(([invoice, part]) => ({ invoice, cents: part }));
    },
    /** For leads of that payment's coins that were used. */
    owes: (payment: number, cents: number): void => {
      if (cents > 0) debts.push({ payment, cents });
    },
    cents: (): number => sum(coins, ({ live, dead }) => live + dead),
  };
}
