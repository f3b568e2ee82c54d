// A plan of one account's own: so many leads a month, each at an agreed price. Its id says both, so whoever reads an old
// invoice knows what was agreed.

/** `micros`: whole millionths of a dollar for a lead. */
export type PerRecord = { leads: number; micros: number };

export const perRecordBounds = { leadsMin: 1_000, leadsMax: 10_000_000, microsMin: 100, microsMax: 1_000_000 };
const MICROS_OF_CENT = 10_000;

/** null: a bound is passed, or a month would not cost whole cents. */
export function perRecordId({ leads, micros }: PerRecord): string | null {
  const { leadsMin, leadsMax, microsMin, microsMax } = perRecordBounds;
  const isIn = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;
  if (!isIn(leads, leadsMin, leadsMax) || !isIn(micros, microsMin, microsMax)) return null;
  return (leads * micros) % MICROS_OF_CENT === 0 ? `per-record-${leads}-${micros}` : null;
}

/** What a plan of this id agrees to; null: it is none of these. */
export function perRecordOf(planId: string): PerRecord | null {
  const [, leads, micros] = /^per-record-(\d{4,8})-(\d{3,7})$/.exec(planId) ?? [];
  const found = { leads: Number(leads), micros: Number(micros) };
  return perRecordId(found) === planId ? found : null;
}

/** US cents a month, exact. */
export const perRecordCents = ({ leads, micros }: PerRecord): number => (leads * micros) / MICROS_OF_CENT;

/** $0.0012, with as many digits as it has, and two at least. */
export function perRecordPrice({ micros }: Pick<PerRecord, 'micros'>): string {
  const digits = String(micros).padStart(7, '0');
  const [whole, part] = [digits.slice(0, -6), digits.slice(-6)];
  return `$${whole}.${part.replace(/0{1,4}$/, '')}`;
}

/** As pages, mails and invoices say it. */
export const perRecordName = (plan: PerRecord): string =>
  `Enterprise, ${plan.leads.toLocaleString('en-US')} leads at ${perRecordPrice(plan)}`;
