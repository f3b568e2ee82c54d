import { billingDay, billingMoment } from '../../components/words/billing-days.tsx';
import type { UsagePeriod } from '../../server/api-types.ts';

type Named = Pick<UsagePeriod, 'from' | 'to' | 'outside'>;

/** By its days; by minutes too where a day holds more than one end, so that no two of a list read the same. */
export function periodWords(period: Named, all: readonly Named[]): string {
  const { from, to, outside } = period;
  const byDay = daysOf(period);
  const isClear = billingDay(from) !== billingDay(to) && all.filter((each) => daysOf(each) === byDay).length < 2;
  const when = isClear ? byDay : `${billingMoment(from)} until ${billingMoment(to)}`;
  return outside ? `${when}, outside a billing period` : when;
}

const daysOf = ({ from, to }: Named): string => `${billingDay(from)} until ${billingDay(to)}`;
