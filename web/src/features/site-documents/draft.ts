// A document while it is edited: each field as it is typed, and what becomes of it.
import type { SiteField } from '../../server/api-types.ts';

export type FieldType = SiteField['type'];
export const fieldTypes: readonly FieldType[] = ['text', 'number', 'boolean', 'date', 'list', 'map'];

/** `typed` is what stands in the control; of a boolean 'true' or ''. `key` tells two fields of one name apart. */
export type DraftField = { key: number; name: string; type: FieldType; typed: string };

export function draftOf(fields: readonly SiteField[]): DraftField[] {
  return fields.map((field, key) => ({ key, name: field.name, type: field.type, typed: typedOf(field) }));
}

function typedOf(field: SiteField): string {
  switch (field.type) {
    case 'text':
      return field.value;
    case 'number':
      return String(field.value);
    case 'boolean':
      return field.value ? 'true' : '';
    case 'date':
      return dateTyped(field.value);
    case 'list':
    case 'map':
      return JSON.stringify(field.value, null, 2);
  }
}

/** What a control for date and time takes, in UTC. */
export function dateTyped(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

/** Why a field cannot be saved as it is typed; null if it can. */
export function problemOf({ name, type, typed }: DraftField, all: readonly DraftField[]): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name))
    return 'A name begins with a letter and has letters, digits, - and _ after it.';
  if (all.filter((other) => other.name === name).length > 1) return 'Another field has this name.';
  return fieldOf({ name, type, typed }) === null ? wrong[type] : null;
}

const wrong: Record<FieldType, string> = {
  text: 'This text cannot be kept.',
  number: 'Enter a number.',
  boolean: 'Choose yes or no.',
  date: 'Enter a day and a time.',
  list: 'Enter a list as JSON, such as ["one", "two"].',
  map: 'Enter a map as JSON, such as {"one": 1}.',
};

/** The field as it is sent; null if what is typed is none of its type. */
export function fieldOf({ name, type, typed }: Omit<DraftField, 'key'>): SiteField | null {
  switch (type) {
    case 'text':
      return { name, type, value: typed };
    case 'number': {
      const value = numberIn(typed);
      return value === null ? null : { name, type, value };
    }
    case 'boolean':
      return { name, type, value: typed === 'true' };
    case 'date': {
      const ms = Date.parse(`${typed.length === 16 ? `${typed}:00` : typed}Z`);
      return Number.isNaN(ms) ? null : { name, type, value: Math.floor(ms / 1000) };
    }
    case 'list': {
      const value = parsed(typed);
      return Array.isArray(value) ? { name, type, value: value as unknown[] } : null;
    }
    case 'map': {
      const value = parsed(typed);
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { name, type, value: value as Record<string, unknown> }
        : null;
    }
  }
}

const plainNumber = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A number as people write it, also with commas between thousands: "250,000,000". null: it is none, as "2.5e8". */
export function numberIn(typed: string): number | null {
  const text = typed.trim();
  const value = Number(text.replaceAll(',', ''));
  // What is kept may be beyond what people write; it stays as it came.
  const isOwn = String(Number(text)) === text && Math.abs(value) >= 1e21;
  return (plainNumber.test(text) || isOwn) && Number.isFinite(value) ? value : null;
}

function parsed(typed: string): unknown {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether two drafts say the same. */
export function sameDraft(one: readonly DraftField[], other: readonly DraftField[]): boolean {
  const text = (draft: readonly DraftField[]) =>
    JSON.stringify(draft.map(({ name, type, typed }) => [name, type, typed]));
  return text(one) === text(other);
}
