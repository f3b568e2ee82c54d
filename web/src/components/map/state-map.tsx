// Leads by state: a map for the eye, and the same as a table, which is what keyboards and screen readers get.
import { useState, type PointerEvent } from 'react';
import { TableScroll } from '../layout/table-scroll.tsx';
import { formatNumber } from '../words/format.ts';
import { shadeOf, shadesOf } from './shades.ts';
import { MAP_HEIGHT, MAP_WIDTH, statesOnMap } from './state-outlines.ts';
import './state-map.css';

type Counts = Readonly<Record<string, number>>;

type Props = {
  /** What the map is of, as "Leads by state". */
  label: string;
  /** By the codes of states. */
  now: Counts;
  before?: Counts | undefined;
};

/** Where the pointer is, in hundredths of the map. */
type Pointed = { state: string; left: number; top: number };

// So that what it says of a state at the edge stays beside the map.
const TIP_HALF = 'min(110px, 50%)';

export function StateMap({ label, now, before }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const shades = shadesOf(Object.values(now));
  const point = (state: string) => (event: PointerEvent<SVGPathElement>) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (box === undefined) return;
    const share = (at: number, from: number, length: number) => (length === 0 ? 0 : ((at - from) * 100) / length);
    setPointed({
      state,
      left: share(event.clientX, box.left, box.width),
      top: share(event.clientY, box.top, box.height),
    });
  };
  return (
    <div className="state-map">
      <figure aria-hidden="true" onPointerLeave={() => setPointed(null)}>
        <div className="state-map-picture">
          <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
            {statesOnMap.map(({ state, outline }) =>
              outline === '' ? null : (
                <path
                  key={state}
                  d={outline}
                  data-state={state}
                  data-shade={shadeOf(now[state] ?? 0, shades)}
                  data-pointed={pointed?.state === state ? '' : undefined}
                  onPointerMove={point(state)}
                  onPointerDown={point(state)}
                />
              ),
            )}
          </svg>
          {pointed !== null && (
            <p
              className="state-map-tip"
              style={{ left: `clamp(${TIP_HALF}, ${pointed.left}%, calc(100% - ${TIP_HALF}))`, top: `${pointed.top}%` }}
            >
              <strong>{nameOf(pointed.state)}</strong> {leadsIn(pointed.state, now, before)}
            </p>
          )}
        </div>
        <Legend shades={shades} />
      </figure>
      <StateTable label={label} now={now} before={before} />
    </div>
  );
}

const nameOf = (code: string): string => statesOnMap.find(({ state }) => state === code)?.name ?? code;

function leadsIn(state: string, now: Counts, before: Counts | undefined): string {
  const leads = formatNumber(now[state] ?? 0);
  return before === undefined ? leads : `${leads}, was ${formatNumber(before[state] ?? 0)}`;
}

function Legend({ shades }: { shades: readonly number[] }) {
  const words = shades.map((least, at) => {
    const next = shades[at + 1];
    if (next === undefined) return `${formatNumber(least)} or more`;
    return next - 1 === least ? formatNumber(least) : `${formatNumber(least)} to ${formatNumber(next - 1)}`;
  });
  return (
    <figcaption>
      {['None', ...words].map((said, shade) => (
        <span key={said}>
          <i data-shade={shade} /> {said}
        </span>
      ))}
    </figcaption>
  );
}

/** Those with the most leads first; what lies on no map is here alone. */
function StateTable({ label, now, before }: Props) {
  const states = [...new Set([...statesOnMap.map(({ state }) => state), ...Object.keys(now)])]
    .filter((state) => (now[state] ?? 0) + (before?.[state] ?? 0) > 0)
    .sort((a, b) => (now[b] ?? 0) - (now[a] ?? 0) || (a < b ? -1 : 1));
  return (
    <TableScroll label={label}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col" className="number">
              Leads
            </th>
            {before !== undefined && (
              <th scope="col" className="number">
                Before
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{nameOf(state)}</th>
              <td className="number">{formatNumber(now[state] ?? 0)}</td>
              {before !== undefined && <td className="number">{formatNumber(before[state] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
