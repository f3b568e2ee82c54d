// What is out of the usual in a new version, and is activated only with a reason.
export type VersionFigures = { rows: number; fill: Record<string, number>; states: Record<string, number> };
export type VersionChange = { added: number; gone: number; changed: number; same: number };
/** Of a file of changes: the leads that it takes away, and how many of those the live version does not have. */
export type Removals = { asked: number; unknown: number };
/** `emptied`: leads by field whose cell said nothing that the field can hold. */
export type FileCounts = { rows: number; rejected: number; duplicates: number; emptied: Record<string, number> };
export type GateFinding = { code: GateCode; message: string };
type GateCode =
  | 'rows-differ'
  | 'fill-fell'
  | 'state-share-differs'
  | 'many-gone'
  | 'many-rejected'
  | 'many-duplicates'
  | 'many-bad-cells'
  | 'many-unknown-removals';

const ROWS_OFF_MAX = 0.2;
const FILL_FALL_MAX = 0.1;
const SHARE_OFF_MAX = 0.05;
const GONE_MAX = 0.3;
const REJECTED_MAX = 0.1;
const DUPLICATES_MAX = 0.05;
const EMPTIED_MAX = 0.1;
const UNKNOWN_REMOVALS_MAX = 0.1;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `before`: the live version, absent where there is none or where its leads were made up. */
export function gateFindings(
  now: VersionFigures,
  file: FileCounts,
  before?: { figures: VersionFigures; change: VersionChange },
  removals?: Removals,
): GateFinding[] {
  return [
    ...fromFile(file),
    ...fromRemovals(removals),
    ...(before === undefined || before.figures.rows === 0 ? [] : fromBefore(now, before)),
  ];
}

// Who is taken away by another name than the live version's stays in it.
function fromRemovals({ asked, unknown }: Removals = { asked: 0, unknown: 0 }): GateFinding[] {
  return asked === 0 || unknown / asked <= UNKNOWN_REMOVALS_MAX
    ? []
    : [
        {
          code: 'many-unknown-removals',
          message: `${percent(unknown / asked)} of the leads that the file takes away are not in the live version: look at the key.`,
        },
      ];
}

function fromFile({ rows, rejected, duplicates, emptied }: FileCounts): GateFinding[] {
  const findings: GateFinding[] = [];
  if (rows > 0 && (rejected - duplicates) / rows > REJECTED_MAX)
    findings.push({
      code: 'many-rejected',
      message: `${percent((rejected - duplicates) / rows)} of the rows are no leads.`,
    });
  if (rows > 0 && duplicates / rows > DUPLICATES_MAX)
    findings.push({ code: 'many-duplicates', message: `${percent(duplicates / rows)} of the rows repeat another.` });
  for (const [field, cells] of Object.entries(emptied))
    if (cells / Math.max(1, rows - rejected) > EMPTIED_MAX)
      findings.push({
        code: 'many-bad-cells',
        message: `${percent(cells / Math.max(1, rows - rejected))} of the leads have a cell for ${field} that the field cannot hold: look at the map.`,
      });
  return findings;
}

function fromBefore(
  now: VersionFigures,
  { figures, change }: { figures: VersionFigures; change: VersionChange },
): GateFinding[] {
  const findings: GateFinding[] = [];
  const off = now.rows / figures.rows - 1;
  if (Math.abs(off) > ROWS_OFF_MAX)
    findings.push({
      code: 'rows-differ',
      message: `There are ${now.rows} leads, and ${figures.rows} in the live version.`,
    });
  for (const [field, share] of Object.entries(figures.fill))
    if (share - (now.fill[field] ?? 0) > FILL_FALL_MAX)
      findings.push({
        code: 'fill-fell',
        message: `${field} is filled in ${percent(now.fill[field] ?? 0)}, and in ${percent(share)} of the live version.`,
      });
  for (const state of new Set([...Object.keys(now.states), ...Object.keys(figures.states)])) {
    const [is, was] = [(now.states[state] ?? 0) / now.rows, (figures.states[state] ?? 0) / figures.rows];
    if (Math.abs(is - was) > SHARE_OFF_MAX)
      findings.push({
        code: 'state-share-differs',
        message: `${percent(is)} of the leads are in ${state}, and ${percent(was)} of the live version.`,
      });
  }
  if (change.gone / figures.rows > GONE_MAX)
    findings.push({ code: 'many-gone', message: `${percent(change.gone / figures.rows)} of the live leads are gone.` });
  return findings;
}
