import { arc, pie } from 'd3-shape';
import { formatNumber, formatLeads, leadsWord } from '../../components/words/format.ts';
import type { Usage } from '../../server/api-types.ts';

const outer = 110;
const inner = 84;
const size = outer * 2;

type Slice = { name: 'left' | 'held' | 'used'; leads: number };

/** The slices in reading order; their sum is the whole allowance. */
export function slicesOf(usage: Pick<Usage, 'leadsRemaining' | 'leadsHeld' | 'leadsUsed'>): Slice[] {
  return [
    { name: 'used' as const, leads: usage.leadsUsed },
    { name: 'held' as const, leads: usage.leadsHeld },
    { name: 'left' as const, leads: usage.leadsRemaining },
  ].filter((slice) => slice.leads > 0);
}

/** Used, held and left as a ring, with the number left in its middle. The sentence beside it says the same. */
export function UsageDonut({ usage }: { usage: Usage }) {
  const slices = slicesOf(usage);
  const angles = pie<Slice>()
    .value((slice) => slice.leads)
    .sort(null)
    .padAngle(slices.length > 1 ? 0.015 : 0)(slices);
  const draw = arc<(typeof angles)[number]>().innerRadius(inner).outerRadius(outer).cornerRadius(3);
  return (
    <figure className="donut">
      <svg
        viewBox={`${-outer} ${-outer} ${size} ${size}`}
        width={size}
        height={size}
        role="img"
        aria-label={`${formatLeads(usage.leadsRemaining)} left, ${formatNumber(usage.leadsUsed)} used`}
      >
        {slices.length === 0 && (
          <circle r={(inner + outer) / 2} fill="none" strokeWidth={outer - inner} className="slice-none" />
        )}
        {angles.map((angle) => (
          <path key={angle.data.name} d={draw(angle) ?? ''} className={`slice-${angle.data.name}`} />
        ))}
      </svg>
      <figcaption>
        <span className="donut-number">{formatNumber(usage.leadsRemaining)}</span>
        <span className="help">{leadsWord(usage.leadsRemaining)} left</span>
      </figcaption>
    </figure>
  );
}
