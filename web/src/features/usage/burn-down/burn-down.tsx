import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { billingDay } from '../../../components/words/billing-days.tsx';
import { formatLeads, formatNumber } from '../../../components/words/format.ts';
import type { UsagePeriod } from '../../../server/api-types.ts';
import { useUsage } from '../../../server/usage.ts';
import { useDaysOf } from '../api.ts';
import { forecastOf, type DaysOfLeads, type Forecast } from './pace.ts';

const width = 640;
const height = 160;

/** What was left day by day of a period, and where it goes at the pace so far. */
export function BurnDown({ period }: { period: UsagePeriod }) {
  const days = useDaysOf(period);
  const unlimited = useUsage().data?.unlimited ?? true;
  return (
    <Loaded query={days} skeleton={<Bone height={height} />} safe="Your leads are safe.">
      {(shown) =>
        shown.days.length === 0 ? null : <Shown shown={shown} forecast={unlimited ? null : forecastOf(shown)} />
      }
    </Loaded>
  );
}

function Shown({ shown, forecast }: { shown: DaysOfLeads; forecast: Forecast | null }) {
  const points = pointsOf(shown);
  const last = points.at(-1) ?? { at: 0, left: 0 };
  const most = Math.max(1, ...points.map(({ left }) => left));
  const [start, end] = [Date.parse(shown.from), Date.parse(shown.to)];
  const place = ({ at, left }: Point): string =>
    `${(((at - start) / (end - start)) * width).toFixed(1)} ${((1 - left / most) * height).toFixed(1)}`;
  const line = `M${points.map(place).join('L')}`;
  return (
    <figure className="burn-down">
      <svg viewBox={`0 -4 ${width} ${height + 8}`} role="img" aria-label={pictureWords(shown, most)}>
        <path
          className="burn-area"
          d={`${line}L${place({ at: last.at, left: 0 })}L${place({ at: start, left: 0 })}Z`}
        />
        <path className="burn-line" d={line} />
        {forecast !== null && <path className="burn-ahead" d={`M${place(last)}L${place(aheadOf(forecast, end))}`} />}
        <line className="burn-base" x1={0} x2={width} y1={height} y2={height} />
      </svg>
      <figcaption>
        <span className="burn-ends help">
          <span>{billingDay(shown.from)}</span>
          <span>{billingDay(shown.to)}</span>
        </span>
        {forecast !== null && <span>{forecastInWords(forecast, shown.to)}</span>}
      </figcaption>
      <DayByDay shown={shown} />
    </figure>
  );
}

type Point = { at: number; left: number };

// A period begins with what its first day had for downloads: what came and went at the boundary is behind it.
function pointsOf({ from, days }: DaysOfLeads): Point[] {
  const first = { at: Date.parse(from), left: days[0] ? days[0].left + days[0].used : 0 };
  return [first, ...days.map(({ until, left }) => ({ at: Date.parse(until), left }))];
}

const aheadOf = (forecast: Forecast, end: number): Point =>
  forecast.kind === 'out' ? { at: forecast.at, left: 0 } : { at: end, left: forecast.leads };

function pictureWords({ days }: DaysOfLeads, most: number): string {
  const last = days.at(-1);
  if (last === undefined) return 'No leads yet';
  return `Leads left day by day: ${formatNumber(most)} at most, ${formatNumber(last.left)} on ${billingDay(last.until)}`;
}

function forecastInWords(forecast: Forecast, to: string): string {
  return forecast.kind === 'out'
    ? `At the pace of this period your leads last until ${billingDay(forecast.at)}.`
    : `At the pace of this period about ${formatLeads(forecast.leads)} will be left on ${billingDay(to)}.`;
}

function DayByDay({ shown: { days } }: { shown: DaysOfLeads }) {
  return (
    <details>
      <summary>Day by day</summary>
      <div className="burn-days">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Until</th>
              <th scope="col" className="number">
                Added
              </th>
              <th scope="col" className="number">
                Downloaded
              </th>
              <th scope="col" className="number">
                Gone
              </th>
              <th scope="col" className="number">
                Left
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.until}>
                <th scope="row">{billingDay(day.until)}</th>
                <td className="number">{formatNumber(day.added)}</td>
                <td className="number">{formatNumber(day.used)}</td>
                <td className="number">{formatNumber(day.gone)}</td>
                <td className="number strong">{formatNumber(day.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
