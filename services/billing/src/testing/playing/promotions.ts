// A promo by its code, taken through the product's own checks: by the account, and by others that the same people open.
import { expect } from '@jest/globals';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { Problem } from '@leadwright/runtime/refusals/problem';
import type { BillingStored } from '../../contracts.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { PromoOffer } from '../../plans/domain/promo-offers.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { prepareTaking } from '../../subscription/routes/promotions/take-promotion.ts';
import type { SubscriptionParts } from '../../subscription/routes/parts.ts';
import { mailboxOf, ownMailbox } from './mailboxes.ts';
import { PROMO, type PromotionMove } from './moves.ts';
import { playingAccount } from './playing-account.ts';
import type { OtherPeriod } from './second-book/awards.ts';
import { secondPromotions } from './second-book/promotions.ts';
import type { StoredPlay } from './stored-account.ts';

const promo = planNamed(PROMO);
const offer: PromoOffer = {
  planId: PROMO,
  from: instantOf('2027-01-01T00:00Z'),
  until: instantOf('2027-06-15T00:00Z'),
  codes: ['OCT2026'],
};
const spellings = ['OCT-2026', 'oct 2026', 'Oct–2026', 'OCT2026'];

/** How often the events give the first leads. What a won dispute gives back was given before. */
const firstsIn = (events: readonly BillingStored[]): number =>
  events.filter(
    (event) =>
      event.type === 'LeadsGranted' &&
      event.kind === 'promo' &&
      event.corrects === undefined &&
      event.leads > promo.leadsPerPeriod,
  ).length;

type Around = {
  accountId: string;
  keys: MarkKeys;
  /** A new account, with the marks of its mailbox. */
  opens(id: string, marks: string[]): Promise<void>;
  /** The account's own person has another one, in this period of the promo. */
  besides(period: OtherPeriod): void;
};

export function promotions({ stored, clock, another }: StoredPlay, { accountId, keys, opens, besides }: Around) {
  const second = secondPromotions(offer);
  const firsts = new Map<string, number>();
  let others = 0;
  const parts = {
    database: stored.database,
    promoOffers: [offer],
    now: () => Date.parse(clock.at),
    trialKeys: keys,
    processor: { name: 'sandbox', fingerprintOf: (card: string) => Promise.resolve(card) },
  } as unknown as SubscriptionParts;

  /** Answers whether it is given, in the transaction that would plan the payment. */
  async function takes(id: string, { spelling, card }: PromotionMove): Promise<boolean> {
    const code = spellings[spelling] ?? '';
    try {
      const take = await prepareTaking(parts, id, { code, planId: PROMO, cardToken: cardOf(card) });
      await stored.store.transaction([id], take);
      return true;
    } catch (error) {
      if (error instanceof Problem && ['promo-taken', 'promotion-over'].includes(error.code)) return false;
      throw error;
    }
  }
  const cardOf = (card: number): string => `${accountId}-card-${card}`;

  return {
    /** Answers whether the account itself may subscribe to it. */
    own: async (move: PromotionMove, at: string): Promise<boolean> => {
      const by = { accountId, mailbox: ownMailbox(accountId, 0).person, card: cardOf(move.card) };
      const isGiven = await takes(accountId, move);
      expect(isGiven).toBe(second.takes(by, at));
      return isGiven;
    },
    /** Somebody opens another account for it, in whose name nothing else is done. */
    other: async (move: PromotionMove, at: string): Promise<void> => {
      const { of, spelling } = move;
      const mailbox = of ? mailboxOf(accountId, of) : ownMailbox(accountId, spelling);
      const id = `${accountId}-promo-${(others += 1)}`;
      await opens(id, mailboxMarks(keys, mailbox.address));
      const isGiven = await takes(id, move);
      expect(isGiven).toBe(second.takes({ accountId: id, mailbox: mailbox.person, card: cardOf(move.card) }, at));
      if (!isGiven) return;
      const account = another(id);
      const other = playingAccount(PROMO, { account, accountId: id, beginsAt: at });
      await other.begin();
      const { periodStart: begins, periodEnd: ends } = other.span();
      if (of === null) besides({ begins, ends });
      firsts.set(mailbox.person, (firsts.get(mailbox.person) ?? 0) + firstsIn(await account.events()));
    },
    /** Nobody has the first leads twice. */
    hold: (events: readonly BillingStored[]): void => {
      const own = ownMailbox(accountId, 0).person;
      expect((firsts.get(own) ?? 0) + firstsIn(events)).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...firsts.values())).toBeLessThanOrEqual(1);
    },
  };
}
