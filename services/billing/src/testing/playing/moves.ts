// Random legal requests of an account that plays against us, and what the world around it does.
import fc from 'fast-check';

export const plans = [
  'individual-unlimited',
  'team-unlimited',
  'rollover-50k',
  'rollover-250k',
  'rollover-500k',
] as const;
export type PlanId = (typeof plans)[number];

/** `share`, `part`: above 0, at most 1, of what is there. */
export type Move =
  | { kind: 'change'; planId: PlanId }
  | { kind: 'wait'; share: number }
  | { kind: 'use'; share: number }
  | { kind: 'renew' }
  | { kind: 'cancel'; when: 'now' | 'at-period-end' }
  | { kind: 'subscribe'; planId: PlanId }
  | { kind: 'dispute'; share: number; as: 'open' | 'won' }
  | { kind: 'refund'; share: number; part: number };

/** The last moment before a boundary at which a provider may still take a change, as a share of what is left. */
const LAST_MOMENT = 0.999_999;
const share = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 1, max: 99 }).map((value) => value / 100),
);
const payment = fc.integer({ min: 1, max: 100 }).map((value) => value / 100);
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
export const moneyMoves = (lastMoment = LAST_MOMENT): { weight: number; arbitrary: fc.Arbitrary<Move> }[] => [
  { weight: 6, arbitrary: fc.record({ kind: one('change'), planId }) },
  { weight: 4, arbitrary: wait(lastMoment) },
  { weight: 6, arbitrary: fc.record({ kind: one('use'), share }) },
  { weight: 4, arbitrary: fc.record({ kind: one('renew') }) },
  { weight: 1, arbitrary: fc.record({ kind: one('cancel'), when: fc.constantFrom('now', 'at-period-end') }) },
  { weight: 1, arbitrary: fc.record({ kind: one('subscribe'), planId }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: one('dispute'), share: payment, as: fc.constantFrom('open', 'open', 'won') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('refund'), share: payment, part: share }) },
];

/** A sequence of requests, after the plan with which it begins. */
export const sequences = (moves: ReturnType<typeof moneyMoves>, lengthMax: number) =>
  fc.tuple(planId, fc.array(fc.oneof(...moves), { minLength: 1, maxLength: lengthMax }));
