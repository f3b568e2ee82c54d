import { createHash } from 'node:crypto';
import { exportColumns, type Dictionary } from '@leadwright/leads/dictionary';
import { createRowInside } from '@leadwright/leads/geography/row-inside';
import type { Geography } from '@leadwright/leads/query';
import type { FileFinding } from '../domain/file-report.ts';
import { createSeenHashes } from './seen-hashes.ts';

/** The first numbers of bad rows that are kept as evidence. */
export const firstRowsMax = 20;

export type RowCheck = {
  add(cells: readonly string[]): void;
  end(): Omit<FileFinding, 'sha256'>;
};

export type RowCheckOptions = {
  dictionary: Dictionary;
  geography: Geography;
  rowsMax: number;
  /** Looks for repeats among every `of`-th row by hash alone, so that the memory stays bounded. */
  slice?: { of: number; number: number };
};

type Kind = { count: number; first: number[] };

/** The first added row is the header. Throws for one without the columns of a check: such a file is none of ours. */
export function createRowCheck(options: RowCheckOptions): RowCheck {
  const { dictionary, geography, rowsMax, slice = { of: 1, number: 0 } } = options;
  const seen = createSeenHashes(Math.ceil(rowsMax / slice.of) + SLICE_ROOM);
  const inside = createRowInside(geography);
  const reached = reachableIn(dictionary);
  const kinds = { blank: fresh(), outside: fresh(), duplicates: fresh() };
  let columns: Columns | undefined;
  let rows = 0;
  const note = (kind: Kind): void => {
    kind.count += 1;
    if (kind.first.length < firstRowsMax) kind.first.push(rows);
  };
  return {
    add: (cells) => {
      if (columns === undefined) {
        columns = columnsIn(dictionary, geography, cells);
        return;
      }
      rows += 1;
      const cell = (name: string): string => cells[columns?.get(name) ?? -1]?.trim() ?? '';
      if (reached.every((name) => cell(name) === '')) note(kinds.blank);
      const place = { state: cell('state'), zip: cell('zip'), city: cell('city_name'), county: cell('county_name') };
      if (!inside({ ...place, phone: cell('phone') })) note(kinds.outside);
      const [high, low] = hashOf(identityOf(dictionary, columns, cells));
      if (high % slice.of === slice.number && !seen.add(high, low)) note(kinds.duplicates);
    },
    end: () => {
      const found = foundIn(kinds, rows);
      return {
        found,
        rows,
        blankRows: kinds.blank.count,
        outsideRows: kinds.outside.count,
        duplicateRows: kinds.duplicates.count,
        firstRows: found === 'good' ? [] : kinds[found].first,
      };
    },
  };
}

// A slice of hashes is not exactly as large as the others.
const SLICE_ROOM = 100_000;

// A lead without any of these cannot be reached.
const reachable = ['phone', 'email', 'street'];

function reachableIn(dictionary: Dictionary): string[] {
  const fields = exportColumns(dictionary).map(({ fieldName }) => fieldName);
  return reachable.filter((name) => fields.includes(name));
}

const fresh = (): Kind => ({ count: 0, first: [] });

// A file without any row is blank too.
function foundIn({ blank, outside, duplicates }: Record<'blank' | 'outside' | 'duplicates', Kind>, rows: number) {
  if (blank.count === rows) return 'blank';
  if (outside.count > 0) return 'outside';
  return duplicates.count > 0 ? 'duplicates' : 'good';
}

type Columns = ReadonlyMap<string, number>;

function columnsIn(dictionary: Dictionary, geography: Geography, header: readonly string[]): Columns {
  const places = header.map((label, place) => [label, place] as const);
  const byLabel = new Map(places);
  const known = new Map<string, number>();
  for (const { fieldName, label } of exportColumns(dictionary)) {
    const place = byLabel.get(label);
    if (place !== undefined) known.set(fieldName, place);
  }
  const needed = [...reachableIn(dictionary), ...(geography.kind === 'nationwide' ? [] : ['state', 'zip'])];
  const missing = needed.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`the file has no column for ${missing.join(', ')}`);
  return known;
}

// The same lead has the same identity (lead-key.ts). A file from before one of these columns is compared by whole rows.
function identityOf({ identity }: Dictionary, columns: Columns, cells: readonly string[]): readonly string[] {
  const places = identity.map((name) => columns.get(name));
  if (!places.every((place) => place !== undefined)) return cells;
  return places.map((place) => (cells[place] ?? '').replace(/^ +| +$/g, '').toLowerCase());
}

function hashOf(identity: readonly string[]): [number, number] {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest();
  return [digest.readUInt32BE(0), digest.readUInt32BE(4)];
}
