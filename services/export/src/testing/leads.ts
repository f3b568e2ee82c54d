import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';

/** Inserts `count` consumers of Arizona into this test's own version. */
export async function insertLeads(clickhouse: ClickHouse, version: number, count: number): Promise<void> {
  await clickhouse.command({
    sql: `INSERT INTO leads.consumers (dataset_version, lead_key, first_name, last_name, state, zip, area_code, phone, age, gender, do_not_call)
      SELECT {version:UInt32}, sipHash64(number, {version:UInt32}), concat('First', toString(number)), if(number % 10 = 0, '=1+1', 'O''Neil "Ed"\nJr'),
        'AZ', '01234', '602', '6025550100', 30, 'female', 'clear' FROM numbers({count:UInt32})`,
    params: { version, count },
  });
}

/** The records of a CSV text, unquoted. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const c = text[at] ?? '';
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',') {
      record.push(cell);
      cell = '';
    } else if (c === '\r' && text[at + 1] === '\n') {
      record.push(cell);
      records.push(record);
      record = [];
      cell = '';
      at += 1;
    } else cell += c;
  }
  return records;
}
