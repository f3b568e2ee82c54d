// Random legal requests of an account that plays against us, and what the world around it does.
import fc from 'fast-check';
import { createCatalogue } from '../../plans/domain/catalogue.ts';

export const plans = [
  'individual-unlimited',
  'team-unlimited',
  'rollover-50k',
  'rollover-250k',
  'rollover-500k',
  'call-center-unlimited',
  // One account's own, at $0.0022 for a lead.
  'per-record-100000-2200',
] as const;
/** Those that finance alone puts an account on. */
const given = plans.filter(createCatalogue().isGiven);
/** The promo that is played. */
export const PROMO = 'october-promo';
export type PlanId = (typeof plans)[number];

/** `share`, `part`: above 0, at most 1, of what is there. */
export type Move =
  | { kind: 'change'; planId: PlanId }
  | { kind: 'wait'; share: number }
  | { kind: 'use'; share: number }
  | { kind: 'renew' }
  /** By finance: the plan begins with the next period. */
  | { kind: 'give'; planId: PlanId }
  | { kind: 'cancel'; when: 'now' | 'at-period-end' }
  | { kind: 'subscribe'; planId: PlanId }
  | { kind: 'dispute'; share: number; as: 'open' | 'won' }
  | { kind: 'refund'; share: number; part: number }
  | { kind: 'share'; to: Address }
  | { kind: 'confirm'; share: number }
  | { kind: 'bounce'; share: number }
  | { kind: 'report'; share: number }
  | { kind: 'trial'; of: Address }
  | TeamMove
  | PromotionMove;
export type MoneyMove = Extract<
  Move,
  { kind: 'change' | 'wait' | 'use' | 'renew' | 'give' | 'cancel' | 'subscribe' | 'dispute' | 'refund' }
>;
export type EarningMove = Exclude<Move, MoneyMove | PromotionMove>;

/** `share`: of the people, who. `isLarge`: one lead more than a file may have. */
export type TeamMove =
  | { kind: 'join' }
  | { kind: 'leave'; share: number }
  | { kind: 'order'; share: number; isLarge: boolean };

/** `isOwn`: for the account itself; else for another one, `of` null: by its own person. `spelling`: of the code. */
export type PromotionMove = { kind: 'promotion'; isOwn: boolean; of: Address | null; card: number; spelling: number };

/** One of the spellings of a person's mailbox, at a public provider or at a domain where anybody invents mailboxes. */
export type Address = { person: number; isPublic: boolean; spelling: number };

/** The last moment before a boundary at which a provider may still take a change, as a share of what is left. */
const LAST_MOMENT = 0.999_999;
/** The same where the clock goes on by itself. */
const LAST_MINUTES = 0.999_9;
const share = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 1, max: 99 }).map((value) => value / 100),
);
/** One of those that there are. */
const which = fc.integer({ min: 1, max: 100 }).map((value) => value / 100);
const planId = fc.constantFrom(...plans);
const one = <Kind extends Move['kind']>(kind: Kind) => fc.constant(kind);

/** At once, somewhere between, and in the last moments before the boundary. */
const wait = (lastMoment: number) =>
  fc.record({
    kind: one('wait'),
    share: fc.oneof(
      fc.integer({ min: 1, max: 999 }).map((value) => value / 1_000),
      fc.constant(lastMoment),
    ),
  });

/** Requests about plans and money. */
const moneyMoves = (lastMoment: number): { weight: number; arbitrary: fc.Arbitrary<Move> }[] => [
  { weight: 6, arbitrary: fc.record({ kind: one('change'), planId }) },
  { weight: 4, arbitrary: wait(lastMoment) },
  { weight: 6, arbitrary: fc.record({ kind: one('use'), share }) },
  { weight: 4, arbitrary: fc.record({ kind: one('renew') }) },
  { weight: 1, arbitrary: fc.record({ kind: one('give'), planId: fc.constantFrom(...given) }) },
  { weight: 1, arbitrary: fc.record({ kind: one('cancel'), when: fc.constantFrom('now', 'at-period-end') }) },
  { weight: 1, arbitrary: fc.record({ kind: one('subscribe'), planId }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: one('dispute'), share: which, as: fc.constantFrom('open', 'open', 'won') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('refund'), share: which, part: share }) },
];

/** Some come again and again. */
const person = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 15 }));
const address = fc.record({ person, isPublic: fc.boolean(), spelling: fc.nat({ max: 3 }) });
const shared: fc.Arbitrary<Move> = fc.record({ kind: one('share'), to: address });
const promotion = fc.record({
  kind: one('promotion'),
  isOwn: fc.boolean(),
  of: fc.option(address, { freq: 1 }),
  card: fc.nat({ max: 4 }),
  spelling: fc.nat({ max: 3 }),
});
const joined: fc.Arbitrary<Move> = fc.record({ kind: one('join') });
const left: fc.Arbitrary<Move> = fc.record({ kind: one('leave'), share: which });
/** Mostly by who joined last. */
const ordered: fc.Arbitrary<Move> = fc.record({ kind: one('order'), share, isLarge: fc.boolean() });
/** Requests that earn leads without money, or for little of it. */
const earningMoves = (): { weight: number; arbitrary: fc.Arbitrary<Move> }[] => [
  { weight: 12, arbitrary: shared },
  { weight: 6, arbitrary: fc.record({ kind: one('confirm'), share: which }) },
  { weight: 2, arbitrary: fc.record({ kind: one('bounce'), share: which }) },
  { weight: 8, arbitrary: fc.record({ kind: one('report'), share: which }) },
  { weight: 2, arbitrary: fc.record({ kind: one('trial'), of: address }) },
  { weight: 4, arbitrary: promotion },
  { weight: 4, arbitrary: joined },
  { weight: 2, arbitrary: left },
  { weight: 6, arbitrary: ordered },
];

const disputed = fc.record({ kind: one('dispute'), share: which, as: fc.constant('open' as const) });
const changed: fc.Arbitrary<Move> = fc.record({ kind: one('change'), planId });
const used: fc.Arbitrary<Move> = fc.record({ kind: one('use'), share });
const renewed: fc.Arbitrary<Move> = fc.record({ kind: one('renew') });

/** Of those that it may begin with. */
const begunWith = fc.oneof({ weight: 5, arbitrary: planId }, { weight: 1, arbitrary: fc.constant(PROMO) });

/** A sequence of requests, after the plan with which it begins. In some the money behind credit goes back early, or after that paid for a change. */
export const sequences = (lengthMax: number) => {
  const some = fc.array(fc.oneof(...moneyMoves(LAST_MOMENT)), { minLength: 1, maxLength: lengthMax });
  const losesCredit = fc
    .tuple(changed, changed, disputed, renewed, some)
    .map(([up, down, back, next, after]): Move[] => [up, down, back, next, ...after]);
  const change = (to: PlanId): Move => ({ kind: 'change', planId: to });
  // Leaves credit of two payments, so that the renewal is paid by one of them and the change after it by the other.
  const twice = [change('rollover-50k'), change('individual-unlimited'), { kind: 'renew' as const }];
  const upByCredit = fc
    .tuple(disputed, some)
    .map(([back, after]): Move[] => [...twice, ...twice, change('team-unlimited'), back, ...after]);
  const ups = [losesCredit, upByCredit].map((arbitrary) => ({ weight: 1, arbitrary }));
  return fc.tuple(begunWith, fc.oneof({ weight: 4, arbitrary: some }, ...ups));
};

/**
 * A sequence of all requests, which begins in a trial. In some somebody ends at once and comes back with the code of the
 * promo, whose plan is changed again and again in its first month, people join and leave, or awards are earned before
 * their payment goes back.
 */
export const sequencesFromTrial = (lengthMax: number) => {
  const earning = fc.oneof(...earningMoves());
  const any = fc.oneof(...moneyMoves(LAST_MINUTES), ...earningMoves());
  const some = (maxLength: number) => fc.array(any, { maxLength });
  const ownPromotion = promotion.map((move): Move => ({ ...move, isOwn: true }));
  const subscribe: fc.Arbitrary<Move> = fc.record({ kind: one('subscribe'), planId });
  const first = fc.oneof({ weight: 2, arbitrary: subscribe }, { weight: 1, arbitrary: ownPromotion });
  const comesBack = fc
    .tuple(some(lengthMax / 4), ownPromotion, some(lengthMax / 4))
    .map(([before, again, after]): Move[] => [...before, { kind: 'cancel', when: 'now' }, again, ...after]);
  const changesPromo = fc
    .tuple(
      ownPromotion,
      fc.array(fc.oneof(changed, changed, used), { minLength: 2, maxLength: 6 }),
      some(lengthMax / 4),
    )
    .map(([begins, changes, after]): Move[] => [{ kind: 'cancel', when: 'now' }, begins, ...changes, ...after]);
  const down: Move = { kind: 'change', planId: 'individual-unlimited' };
  const teams = fc
    .tuple(changed, ordered, ordered, disputed, some(lengthMax / 4))
    .map(([change, first, second, back, after]): Move[] => [
      ...[{ kind: 'join' as const }, { kind: 'join' as const }],
      ...[change, first, down, second, { kind: 'refund' as const, share: 1, part: 0.25 }, first],
      ...[back, second, { kind: 'leave' as const, share: 1 }],
      ...after,
    ]);
  const losesAwards = fc
    .tuple(fc.array(shared, { minLength: 2, maxLength: 4 }), disputed, some(lengthMax / 2))
    .map(([before, back, after]): Move[] => [...before, back, ...after]);
  return fc
    .tuple(
      fc.array(earning, { maxLength: 4 }),
      first,
      fc.oneof(
        { weight: 2, arbitrary: some(lengthMax) },
        { weight: 1, arbitrary: comesBack },
        { weight: 1, arbitrary: changesPromo },
        { weight: 1, arbitrary: teams },
        { weight: 1, arbitrary: losesAwards },
      ),
    )
    .map(([before, begins, after]): Move[] => [...before, begins, ...after]);
};
