import fc from 'fast-check';

/** `share`: above 0, at most 1, of what there is. */
export type Step =
  | { kind: 'wait'; days: number }
  | { kind: 'pay'; share: number }
  | { kind: 'again' }
  | { kind: 'give'; leads: number; days: number; as: 'issued' | 'credited' }
  | { kind: 'give-late'; leads: number }
  | { kind: 'order'; share: number }
  | { kind: 'end'; share: number; used: number | null }
  | { kind: 'dispute'; share: number }
  | { kind: 'win'; share: number }
  | { kind: 'cancel'; when: 'now' | 'at-period-end' }
  | { kind: 'subscribe' }
  | { kind: 'sweep' };

export const kinds: readonly Step['kind'][] = [
  ...(['wait', 'pay', 'again', 'give', 'give-late', 'order', 'end', 'dispute', 'win', 'cancel'] as const),
  ...(['subscribe', 'sweep'] as const),
];

const share = fc.integer({ min: 1, max: 100 }).map((value) => value / 100);
const one = <Kind extends Step['kind']>(kind: Kind) => fc.constant(kind);
const leads = fc.integer({ min: 1, max: 5_000 });

/** Hours, days, over some boundaries, and years. */
const days = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 3, arbitrary: fc.integer({ min: 20, max: 100 }) },
  { weight: 1, arbitrary: fc.integer({ min: 300, max: 1_100 }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: one('wait'), days }) },
  { weight: 6, arbitrary: fc.record({ kind: one('pay'), share }) },
  { weight: 1, arbitrary: fc.record({ kind: one('again') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: one('give'), leads, days: fc.integer({ min: 1, max: 70 }) },
      as: fc.constantFrom('issued' as const, 'credited' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('give-late'), leads }) },
  { weight: 4, arbitrary: fc.record({ kind: one('order'), share }) },
  { weight: 4, arbitrary: fc.record({ kind: one('end'), share, used: fc.option(share) }) },
  { weight: 2, arbitrary: fc.record({ kind: one('dispute'), share }) },
  { weight: 2, arbitrary: fc.record({ kind: one('win'), share }) },
  { weight: 1, arbitrary: fc.record({ kind: one('cancel'), when: fc.constantFrom('now', 'at-period-end') }) },
  { weight: 2, arbitrary: fc.record({ kind: one('subscribe') }) },
  { weight: 1, arbitrary: fc.record({ kind: one('sweep') }) },
);

/** Half begin with a plan, which makes most steps possible. */
export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(fc.boolean(), fc.array(step, { minLength: most / 2, maxLength: most, size: 'max' }))
    .map(([isFirst, all]) => (isFirst ? all : [{ kind: 'subscribe' }, ...all]));
