import { formatDay, formatMoment } from '../../components/words/format.ts';
import type { UsagePeriod } from '../../server/api-types.ts';

type Named = Pick<UsagePeriod, 'from' | 'to' | 'outside'>;

/** By its days; by minutes too where a day holds more than one end, so that no two of a list read the same. */
export function periodWords(period: Named, all: readonly Named[]): string {
  const { from, to, outside } = period;
  const byDay = daysOf(period);
  const isClear = formatDay(from) !== formatDay(to) && all.filter((each) => daysOf(each) === byDay).length < 2;
  const when = isClear ? byDay : `${formatMoment(from)} until ${formatMoment(to)}`;
  return outside ? `${when}, outside a billing period` : when;
}

const daysOf = ({ from, to }: Named): string => `${formatDay(from)} until ${formatDay(to)}`;
