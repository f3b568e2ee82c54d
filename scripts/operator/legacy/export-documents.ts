// The documents of an export of the product before this one, one JSON object a line. Fields that nobody reads here may
// be anything; a field that is read and has another type makes its document unreadable, alone.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { AnswerError } from '../services.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' });
const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = maybe(Type.String());
const seconds = maybe(Type.Number({ minimum: 0, maximum: 32_503_680_000 }));
const flag = maybe(Type.Boolean());

export const User = Type.Object({
  uid: id,
  id: maybe(id),
  email,
  name: maybe(Type.String({ maxLength: 200 })),
  created: seconds,
  leadsRemaining: maybe(Type.Number()),
  billing_cycle_anchor: seconds,
  companyProfile: maybe(Type.Object({ name: text, phone: text, email: text })),
  companyUsers: maybe(Type.Array(Type.Object({ name: text, email: Type.String(), role: Type.String() }))),
  inviteStatus: text,
  archived: flag,
});
export const Customer = Type.Object({
  id: maybe(id),
  uid: maybe(id),
  email: maybe(email),
  customer_id: text,
  processor: text,
  plan_id: text,
  subscription_plan: text,
  subscription_status: text,
  subscription_id: text,
  subscription_uuid: text,
  billing_cycle_anchor: seconds,
  cancel_at_period_end: flag,
});
export const Download = Type.Object({
  _docId: id,
  aid: id,
  uid: maybe(id),
  searchName: maybe(Type.String({ maxLength: 200 })),
  downloadCount: Type.Integer({ minimum: 0 }),
  timestamp: Type.Number({ minimum: 0, maximum: 32_503_680_000 }),
  leadsMultiplier: maybe(Type.Number({ minimum: 0, maximum: 1_000 })),
  queryUrl: maybe(Type.Object({ dictId: text })),
  archived: flag,
  reported: flag,
  reason: text,
});
/** `_docId` is the id of a dictionary where it is the person's default search of it. */
export const Search = Type.Object({
  _docId: id,
  uid: id,
  searchName: maybe(Type.String({ maxLength: 200 })),
  queryUrl: Type.Object({ dictId: Type.String({ maxLength: 64 }) }),
  geographyParams: Type.Unknown(),
  searchParams: Type.Unknown(),
  count: maybe(Type.Integer({ minimum: 0, maximum: 10_000_000_000 })),
  timestamp: Type.Number({ minimum: 0, maximum: 32_503_680_000 }),
});

export type User = Static<typeof User>;
export type Customer = Static<typeof Customer>;
export type Download = Static<typeof Download>;
export type Search = Static<typeof Search>;

export type Line<Document> = { line: number; document: Document };
/** `ids`: what of it could be read that names somebody. */
type Unreadable = { line: number; why: string; ids: string[] };
export type Documents<Document> = { lines: Line<Document>[]; unreadable: Unreadable[] };

export type LegacyExport = {
  users: Documents<User>;
  customers: Documents<Customer>;
  downloads: Documents<Download>;
  searches: Documents<Search>;
  /** Plan ids of the export with ours. */
  plans: Record<string, string>;
};

/** Reads the folder. Throws `AnswerError` without `users.jsonl`, or where `plans.json` is no table of plan ids. */
export function readExport(folder: string): LegacyExport {
  const file = (name: string): string => path.join(folder, name);
  if (!existsSync(file('users.jsonl'))) throw new AnswerError(`there is no users.jsonl in ${folder}`);
  const read = <Schema extends TSchema>(name: string, schema: Schema) =>
    existsSync(file(name)) ? documentsIn(readFileSync(file(name), 'utf8'), schema) : { lines: [], unreadable: [] };
  return {
    users: read('users.jsonl', User),
    customers: read('customers.jsonl', Customer),
    downloads: read('downloads.jsonl', Download),
    searches: read('searches.jsonl', Search),
    plans: existsSync(file('plans.json')) ? plansIn(readFileSync(file('plans.json'), 'utf8')) : {},
  };
}

function plansIn(json: string): Record<string, string> {
  const plans = parsed(json);
  if (!Value.Check(Type.Record(Type.String(), Type.String()), plans))
    throw new AnswerError("plans.json is not an object of the export's plan ids with ours");
  return plans;
}

/** Empty lines count, so that a line's number is the one of the file. */
export function documentsIn<Schema extends TSchema>(text: string, schema: Schema): Documents<Static<Schema>> {
  const found: Documents<Static<Schema>> = { lines: [], unreadable: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const document = parsed(line);
    if (Value.Check(schema, document)) found.lines.push({ line: index + 1, document });
    else found.unreadable.push({ line: index + 1, why: whyNot(schema, document), ids: idsIn(document) });
  }
  return found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

// The field alone: its value may be an address, and the report goes to a terminal.
function whyNot(schema: TSchema, document: unknown): string {
  if (document === undefined) return 'is no JSON';
  const [first] = Value.Errors(schema, document);
  return `${first?.instancePath === '' || first === undefined ? 'the document' : first.instancePath.slice(1)} is missing or not usable`;
}

function idsIn(document: unknown): string[] {
  if (typeof document !== 'object' || document === null) return [];
  const { uid, id: own, email: address } = document as Record<string, unknown>;
  return [uid, own, address].filter((each): each is string => typeof each === 'string' && each !== '');
}
