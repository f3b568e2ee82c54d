// Which columns a preview shows, in the order people judge a lead by: who, what it is about, where, how to reach, how old,
// then the filtered fields, then the rest. Fields that readers see as one share a column.

type Field = { field: string; label: string };
export type PreviewColumn = { id: string; label: string; fields: string[]; joint: string };

const together = [
  { fields: ['first_name', 'last_name'], label: 'Name', joint: ' ' },
  { fields: ['contact_first_name', 'contact_last_name'], label: 'Contact', joint: ' ' },
  { fields: ['city_name', 'state'], label: 'City and state', joint: ', ' },
];
const who = ['company', 'first_name', 'contact_first_name'];
const then = ['city_name', 'phone', 'email', 'age'];
// What a kind names ahead of whose it is, such as a vehicle; more would push the place away.
const aheadMax = 3;

/** The columns for the fields that the server sends; `filtered` are the fields that the search filters by. */
export function arrangeColumns(fields: readonly Field[], filtered: readonly string[]): PreviewColumn[] {
  const joined = joinFields(fields);
  const byId = new Map(joined.map((column) => [column.id, column]));
  const ids = [...byId.keys()];
  const known = new Set([...who, ...then]);
  const ahead = ids
    .slice(
      0,
      Math.max(
        0,
        ids.findIndex((id) => known.has(id)),
      ),
    )
    .slice(0, aheadMax);
  const order = new Set([...who, ...ahead, ...then, ...filtered, ...ids]);
  return [...order].flatMap((id) => byId.get(id) ?? []);
}

function joinFields(fields: readonly Field[]): PreviewColumn[] {
  const sent = new Set(fields.map(({ field }) => field));
  const columns: PreviewColumn[] = [];
  for (const { field, label } of fields) {
    const pair = together.find(
      (candidate) => candidate.fields.includes(field) && candidate.fields.every((name) => sent.has(name)),
    );
    if (pair === undefined) columns.push({ id: field, label, fields: [field], joint: '' });
    else if (pair.fields[0] === field)
      columns.push({ id: field, label: pair.label, fields: pair.fields, joint: pair.joint });
  }
  return columns;
}

/** The text of a cell; empty when the lead has no value. */
export function cellOf({ fields, joint }: PreviewColumn, row: Record<string, string>): string {
  return fields
    .map((field) => row[field] ?? '')
    .filter((text) => text !== '')
    .join(joint);
}
