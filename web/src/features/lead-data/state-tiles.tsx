// The states as tiles about where they lie, darker with more leads.
import { formatNumber } from '../../components/words/format.ts';

const rows = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. PR',
];
const placed = rows.flatMap((row, down) =>
  row.split(' ').flatMap((state, across) => (state === '..' ? [] : [{ state, down: down + 1, across: across + 1 }])),
);

type Counts = Readonly<Record<string, number>>;

export function StateTiles({ now, before }: { now: Counts; before: Counts | undefined }) {
  const most = Math.max(1, ...Object.values(now));
  const elsewhere = Object.keys(now).filter((state) => !placed.some((each) => each.state === state));
  const tile = (state: string, at: { gridRow?: number; gridColumn?: number } = {}) => {
    const leads = now[state] ?? 0;
    const was = before?.[state];
    // Light enough that the ink of the page is read on the darkest.
    const share = leads === 0 ? 0 : 8 + Math.round(Math.sqrt(leads / most) * 37);
    return (
      <li
        key={state}
        title={`${state}: ${formatNumber(leads)}${was === undefined ? '' : `, was ${formatNumber(was)}`}`}
        style={{ ...at, background: `color-mix(in srgb, var(--primary) ${share}%, var(--surface))` }}
      >
        <strong>{state}</strong>
        <span>{short(leads)}</span>
        {was !== undefined && <span className="only-heard">, was {formatNumber(was)}</span>}
      </li>
    );
  };
  return (
    <ul className="state-tiles">
      {placed.map(({ state, down, across }) => tile(state, { gridRow: down, gridColumn: across }))}
      {elsewhere.map((state) => tile(state))}
    </ul>
  );
}

/** 1.2M, 34k, 510. */
function short(leads: number): string {
  if (leads >= 1_000_000) return `${(leads / 1_000_000).toFixed(1)}M`;
  return leads >= 10_000 ? `${Math.round(leads / 1000)}k` : String(leads);
}
