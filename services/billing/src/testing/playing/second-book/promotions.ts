// The second book's promo: taken by its code within its window, once for an account, a mailbox and a card
// (docs/decisions/0074).

export type Taker = { accountId: string; mailbox: string; card: string };

export function secondPromotions({ from, until }: { from: string; until: string }) {
  const takers: Taker[] = [];
  return {
    /** Whether it is given. */
    takes: (by: Taker, at: string): boolean => {
      const isTaken = takers.some(
        ({ accountId, mailbox, card }) => accountId === by.accountId || mailbox === by.mailbox || card === by.card,
      );
      if (isTaken || at < from || at >= until) return false;
      takers.push(by);
      return true;
    },
  };
}
