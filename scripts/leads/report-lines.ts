// Reports as lines for people.
import type { FileReport, Reason } from '@leadwright/search/imports/file-report';
import type { GateFinding, Removals, VersionChange, VersionFigures } from '@leadwright/search/imports/gates';
import type { PreparedImport } from '@leadwright/search/imports/prepare-import';

export type Comparison = {
  with: number | null;
  figures: VersionFigures;
  before: { figures: VersionFigures; change: VersionChange } | null;
  /** Of a file of changes. */
  removals?: Removals;
  findings: GateFinding[];
};

export type Prepared = Omit<PreparedImport, 'report'> & Partial<Pick<PreparedImport, 'report'>>;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const number = (value: number): string => value.toLocaleString('en-US');

/** `report`: made-up leads have it once all of them are written. */
export function preparedLines({ files, report, leftOut, unmentioned }: Prepared): string[] {
  return [
    ...(files.length === 0 ? ['They came from no file: they are made up, for trying the product.'] : []),
    ...files.map(({ name, bytes, sha256 }) => `${name}  ${number(bytes)} bytes  sha256 ${sha256}`),
    ...(report === undefined
      ? ['no report: it was not finished']
      : [
          `${number(report.rows)} rows: ${number(report.leads)} leads, ${removalsText(report)}${number(report.rejected)} rejected`,
        ]),
    ...(leftOut.length === 0 ? [] : [`Columns that the map leaves out: ${leftOut.join(', ')}`]),
    ...(unmentioned.length === 0 ? [] : [`Columns that the map does not mention: ${unmentioned.join(', ')}`]),
    ...(report === undefined
      ? []
      : [
          ...section('Rejected rows', report.rejections),
          ...section('Cells that were emptied or put right', report.cells),
          '',
          'Filled:',
          ...fillLines(report),
        ]),
  ];
}

// Reports of before there were changes have no such number.
const removalsText = ({ removals = 0 }: Partial<FileReport>): string =>
  removals === 0 ? '' : `${number(removals)} that go, `;

function section(title: string, reasons: readonly Reason[]): string[] {
  if (reasons.length === 0) return [];
  const width = Math.max(...reasons.map(({ field, code }) => nameOf(field, code).length));
  return [
    '',
    `${title}:`,
    ...reasons.map(
      ({ field, code, rows, sentence }) =>
        `  ${number(rows).padStart(10)}  ${nameOf(field, code).padEnd(width)}  ${sentence}`,
    ),
  ];
}

const nameOf = (field: string, code: string): string => (field === '' ? code : `${field} ${code}`);

function fillLines({ fill }: FileReport): string[] {
  const entries = Object.entries(fill);
  const width = Math.max(...entries.map(([field]) => field.length));
  return entries.map(([field, share]) => `  ${field.padEnd(width)}  ${percent(share).padStart(8)}`);
}

export function comparisonLines({ with: live, before, removals, findings }: Comparison): string[] {
  if (before === null) return ['There is no live version of real leads to compare with.', ...findingLines(findings)];
  const { added, gone, changed, same } = before.change as Partial<VersionChange>;
  const parts = Object.entries({ new: added, gone, changed, 'the same': same });
  const said = parts.flatMap(([what, leads]) => (leads === undefined ? [] : [`${number(leads)} ${what}`]));
  return [
    `Beside version ${live ?? ''}, which is live: ${said.join(', ')}.`,
    ...(removals === undefined || removals.unknown === 0
      ? []
      : [`${number(removals.unknown)} of the leads that go were not there.`]),
    ...findingLines(findings),
  ];
}

function findingLines(findings: readonly GateFinding[]): string[] {
  return findings.length === 0
    ? ['Nothing is out of the usual.']
    : ['Out of the usual:', ...findings.map(({ code, message }) => `  ${message} (${code})`)];
}
