// The public plans, as the specification prices them. The same table stands in billing, which charges by it.
export type PublicPlan = { name: string; priceCents: number; leads: number; downloadLimit: number; people: number; rollover: boolean; suppressions: boolean };

export const publicPlans: readonly PublicPlan[] = [
  { name: 'Individual unlimited', priceCents: 5_000, leads: 50_000, downloadLimit: 5_000, people: 1, rollover: false, suppressions: false },
  { name: 'Team unlimited', priceCents: 9_900, leads: 50_000, downloadLimit: 5_000, people: 10, rollover: false, suppressions: true },
  { name: '50K rollover', priceCents: 19_900, leads: 50_000, downloadLimit: 50_000, people: 50, rollover: true, suppressions: true },
];
