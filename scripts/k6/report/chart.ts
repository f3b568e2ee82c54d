// The results of a load as a picture: how far each p95 is from its limit. On a scale of factors, so that a tenth and ten
// times are equally far away.
import { duration, linesOf, type Line } from './lines.ts';
import type { Results } from './results.ts';

const ROW = 26;
const TOP = 44;
const LEFT = 210;
const WIDTH = 860;
const RIGHT = 120;
const FACTOR_MIN = 0.01;
const FACTOR_MAX = 100;
const marks = [0.01, 0.1, 1, 10, 100];

/** An SVG that reads on light and on dark pages. */
export function chartOf(results: Results): string {
  const lines = linesOf(results);
  const height = TOP + lines.length * ROW + 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t" font-family="system-ui, sans-serif" font-size="12">`,
    '<title id="t">How far the 95th percentile of each endpoint is from its limit</title>',
    '<style>text{fill:#1f2933}.grid{stroke:#9aa5b1}.limit{stroke:#1f2933}.holds{fill:#2f7d4f}.missed{fill:#b3362b}@media(prefers-color-scheme:dark){text{fill:#e4e7eb}.limit{stroke:#e4e7eb}.holds{fill:#5cb585}.missed{fill:#ef7a6f}}</style>',
    ...marks.map(
      (factor) =>
        `<line class="${factor === 1 ? 'limit' : 'grid'}" x1="${x(factor)}" x2="${x(factor)}" y1="${TOP - 8}" y2="${height - 12}" stroke-width="${factor === 1 ? 1.5 : 0.5}"/><text x="${x(factor)}" y="${TOP - 14}" text-anchor="middle">${factor === 1 ? 'limit' : `${factor} ×`}</text>`,
    ),
    ...lines.map((line, n) => barOf(line, TOP + n * ROW)),
    '</svg>',
    '',
  ].join('\n');
}

function x(factor: number): number {
  const within = Math.min(FACTOR_MAX, Math.max(FACTOR_MIN, factor));
  const share = Math.log(within / FACTOR_MIN) / Math.log(FACTOR_MAX / FACTOR_MIN);
  return Math.round(LEFT + share * (WIDTH - LEFT - RIGHT));
}

function barOf({ scenario, endpoint, phase, limit, took, holds }: Line, y: number): string {
  const name = `${scenario} · ${endpoint}${phase === 'after' ? ', after the spike' : ''}`;
  const label = `<text x="${LEFT - 8}" y="${y + 14}" text-anchor="end">${name}</text>`;
  if (!took) return `${label}<text x="${LEFT + 6}" y="${y + 14}">not measured</text>`;
  const end = Math.max(LEFT + 2, x(took.p95 / limit.p95));
  return `${label}<rect class="${holds ? 'holds' : 'missed'}" x="${LEFT}" y="${y + 3}" width="${end - LEFT}" height="${ROW - 10}" rx="2"/><text x="${Math.max(end, x(1)) + 6}" y="${y + 14}">${duration(took.p95)}</text>`;
}
