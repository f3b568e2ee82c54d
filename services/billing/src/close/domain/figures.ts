export const flows = ['issued', 'credited', 'delivered', 'expired', 'voided'] as const;
export const figures = ['opening', ...flows, 'closing'] as const;
export type Figure = (typeof figures)[number];
/** Whole leads, or whole US cents. */
export type Amounts = Record<Figure, number>;

/** One plan, kind and category of lots. `planId`: '' where the account had no plan at the grant. */
export type PackRow = { planId: string; kind: string; category: string; lots: number; leads: Amounts; cents: Amounts };

export const noAmounts: Amounts = {
  opening: 0,
  issued: 0,
  credited: 0,
  delivered: 0,
  expired: 0,
  voided: 0,
  closing: 0,
};

export function totalOf(rows: readonly PackRow[], unit: 'leads' | 'cents'): Amounts {
  return rows.reduce(
    (sum, row) => Object.fromEntries(figures.map((name) => [name, sum[name] + row[unit][name]])) as Amounts,
    noAmounts,
  );
}

/** opening + issued + credited - delivered - expired - voided; 0 less closing where the row adds up. */
export function offBy({ opening, issued, credited, delivered, expired, voided, closing }: Amounts): number {
  return opening + issued + credited - delivered - expired - voided - closing;
}
