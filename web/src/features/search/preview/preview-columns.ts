// Which columns a preview shows, in the order people judge a lead by: who, where, how to reach, how old,
// then the filtered fields, then the rest. Fields that readers see as one share a column.

type Field = { field: string; label: string };
export type PreviewColumn = { id: string; label: string; fields: string[]; joint: string };

const together = [
  { fields: ['first_name', 'last_name'], label: 'Name', joint: ' ' },
  { fields: ['contact_first_name', 'contact_last_name'], label: 'Contact', joint: ' ' },
  { fields: ['city_name', 'state'], label: 'City and state', joint: ', ' },
];
const first = ['company', 'first_name', 'contact_first_name', 'city_name', 'phone', 'email', 'age'];

/** The columns for the fields that the server sends; `filtered` are the fields that the search filters by. */
export function arrangeColumns(fields: readonly Field[], filtered: readonly string[]): PreviewColumn[] {
  const joined = joinFields(fields);
  const byId = new Map(joined.map((column) => [column.id, column]));
  const order = new Set([...first, ...filtered, ...byId.keys()]);
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
