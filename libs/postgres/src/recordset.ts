// An array per column in PostgreSQL's binary format: the server would parse JSON twice, and bytes as hexadecimal.
import { sql, type RawBuilder } from 'kysely';

/** Numbers of the types in `pg_type`. */
const oids = { text: 25, int4: 23, int8: 20, uuid: 2950, bytea: 17, jsonb: 3802, timestamptz: 1184 };

export type ColumnType = keyof typeof oids;

const DIMENSIONS = 1;
const FIRST_INDEX = 1;
const NULL_LENGTH = -1;
const JSONB_VERSION = 1;
const LENGTH_BYTES = 4;
const MS_2000 = Date.UTC(2000, 0, 1);
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const timePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/;

/** Undefined is null; int8 a whole number, jsonb any JSON, timestamptz ISO 8601 in UTC, microseconds at most. */
export function recordset<Column extends string>(
  name: string,
  rows: readonly { readonly [Key in Column]?: unknown }[],
  columns: { readonly [Key in Column]: ColumnType },
): RawBuilder<unknown> {
  const types = Object.entries(columns) as [Column, ColumnType][];
  // The planner may not count the rows: for one row it would plan each statement anew. One hidden array is enough.
  const arrays = types.map(([column, type], nth) => {
    const values = rows.map((row) => row[column]);
    const array = sql`${binaryArray(type, values)}::${sql.raw(type)}[]`;
    return nth === 0 ? sql`(select ${array})` : array;
  });
  const names = types.map(([column]) => sql.ref(column));
  return sql`unnest(${sql.join(arrays)}) as ${sql.ref(name)} (${sql.join(names)})`;
}

// One for all arrays: nothing awaits while one is written.
let bytes = Buffer.allocUnsafeSlow(16 * 1024);
let end = 0;

function binaryArray(type: ColumnType, values: unknown[]): Buffer {
  const write = writers[type] as (value: unknown) => void;
  end = 0;
  int4(DIMENSIONS);
  int4(values.some((value) => value === null || value === undefined) ? 1 : 0);
  int4(oids[type]);
  int4(values.length);
  int4(FIRST_INDEX);
  for (const value of values) {
    int4(NULL_LENGTH);
    if (value === null || value === undefined) continue;
    const start = end;
    write(value);
    bytes.writeInt32BE(end - start, start - LENGTH_BYTES);
  }
  return Buffer.from(bytes.subarray(0, end));
}

const writers: { [Type in ColumnType]: (value: never) => void } = {
  text,
  int4,
  int8,
  timestamptz: (iso: string) => {
    reserve(8);
    end = bytes.writeBigInt64BE(microsecondsSince2000(iso), end);
  },
  uuid: (id: string) => {
    if (!uuidPattern.test(id)) throw new TypeError(`not a uuid: ${id}`);
    reserve(16);
    end += bytes.write(id.replaceAll('-', ''), end, 'hex');
  },
  bytea: (value: Uint8Array) => {
    reserve(value.length);
    bytes.set(value, end);
    end += value.length;
  },
  jsonb: (value: unknown) => {
    reserve(1);
    end = bytes.writeUInt8(JSONB_VERSION, end);
    text(JSON.stringify(value));
  },
};

function text(value: string): void {
  reserve(3 * value.length);
  end += bytes.write(value, end);
}

function int4(value: number): void {
  reserve(4);
  end = bytes.writeInt32BE(value, end);
}

function int8(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  reserve(8);
  const high = Math.floor(value / 2 ** 32);
  end = bytes.writeInt32BE(high, end);
  end = bytes.writeUInt32BE(value - high * 2 ** 32, end);
}

// A bigint: not every time of the years 1 to 9999 is a safe number of microseconds.
function microsecondsSince2000(iso: string): bigint {
  const [, seconds, fraction = ''] = timePattern.exec(iso) ?? [];
  const ms = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  // A day that its month does not have is parsed as one of the next month.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, -5) !== seconds)
    throw new TypeError(`not a time in UTC: ${iso}`);
  return BigInt(ms - MS_2000) * 1000n + BigInt(fraction.padEnd(6, '0'));
}

function reserve(size: number): void {
  if (end + size <= bytes.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (end + size));
  bytes.copy(larger, 0, 0, end);
  bytes = larger;
}
