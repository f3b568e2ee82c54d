// docs/events.md: every event that is published anywhere, from the contracts themselves. Names,
// numbers and types come from the descriptors, which hold no comments; those are read from the files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ScalarType, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { catalogue, eventsOf } from './catalogue.ts';
import { consumersOf, hearersOf, serviceNames, services, type OwnerName } from './topology.ts';

type Comments = { message: string; fields: Map<string, string> };

/** The whole page. `folder` is where `leadwright/**.proto` stands. */
export function eventList(folder: string): string {
  const topics = Object.entries(catalogue).map(([topic, schema]) => topicPart(topic, schema, folder));
  return [
    '# Events',
    '',
    'Written by `npm run events` from `proto/`; do not edit. Every event begins with its envelope:',
    '',
    fieldTable(metaOf(), folder),
    '',
    ...topics,
  ].join('\n');
}

function metaOf(): DescMessage {
  const meta = Object.values(catalogue)[0]?.fields.find(({ name }) => name === 'meta')?.message;
  if (!meta) throw new Error("the first topic's message has no meta");
  return meta;
}

function topicPart(topic: string, schema: DescMessage, folder: string): string {
  const service = ownerOf(topic);
  const events = eventsOf(schema).fields.flatMap(({ message, number }) =>
    message ? [eventPart(message, number, folder)] : [],
  );
  const parts = partsOf(schema).map((part) =>
    [`#### ${part.name}`, '', plain(commentsOf(part, folder).message), '', fieldTable(part, folder), ''].join('\n'),
  );
  return [
    `## ${topic}`,
    '',
    `Published by **${service}**, consumed by ${consumedBy(service).join(', ')}; the message is \`${schema.typeName}\`.`,
    '',
    hearingTable(service, schema),
    '',
    ...events,
    ...parts,
  ].join('\n');
}

function ownerOf(topic: string): OwnerName {
  const owner = serviceNames.find((name) => services[name].topic === topic);
  if (owner === undefined || owner === 'gateway') throw new Error(`${topic} has no owner`);
  return owner;
}

// The browser's pages are told by the gateway, which keeps nothing.
function consumedBy(owner: OwnerName): string[] {
  const watching = serviceNames.filter((name) => (services[name].watches as readonly string[]).includes(owner));
  return [...consumersOf(owner), ...(owner === 'audit' ? ['audit itself'] : []), ...watching];
}

/** Who hears which event, by the topology. What only audit hears is one row. */
function hearingTable(owner: OwnerName, schema: DescMessage): string {
  const hearing = eventsOf(schema).fields.map(({ localName, message }) => {
    const hearers = hearersOf(owner, localName).filter((name) => name !== 'audit');
    return { event: `\`${message?.name}\``, hearers: hearers.join(', ') };
  });
  const heard = hearing.filter(({ hearers }) => hearers !== '');
  const others = hearing.filter(({ hearers }) => hearers === '').map(({ event }) => event);
  const rows = heard.map(({ event, hearers }) => `| ${event} | ${hearers}, audit |`);
  return ['| event | heard by |', '|---|---|', ...rows, `| ${others.join(', ')} | audit |`].join('\n');
}

/** Messages of the same file that its events are made of. */
function partsOf(schema: DescMessage): DescMessage[] {
  const events = eventsOf(schema).fields.flatMap(({ message }) => message ?? []);
  return schema.file.messages.filter((message) => message !== schema && !events.includes(message));
}

function eventPart(event: DescMessage, number: number, folder: string): string {
  const { message } = commentsOf(event, folder);
  return [
    `### ${event.name} (${number})`,
    '',
    ...(message === '' ? [] : [plain(message), '']),
    fieldTable(event, folder),
    '',
  ].join('\n');
}

function fieldTable(message: DescMessage, folder: string): string {
  if (message.fields.length === 0) return 'No fields.';
  const { fields } = commentsOf(message, folder);
  const rows = message.fields.map(
    (field) => `| ${field.number} | \`${field.name}\` | ${typeOf(field)} | ${plain(fields.get(field.name) ?? '')} |`,
  );
  return ['| # | field | type | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

// Neither the end of a cell nor a tag.
function plain(text: string): string {
  return text.replaceAll(/[|<]/g, '\\$&');
}

function typeOf(field: DescField): string {
  const type =
    field.message?.name ??
    field.enum?.name ??
    (field.scalar === undefined ? undefined : ScalarType[field.scalar]?.toLowerCase());
  if (type === undefined) throw new Error(`${field.toString()}: no name for this type yet`);
  return field.fieldKind === 'list' ? `${type}, repeated` : type;
}

/** Comments above the message, and above or behind each of its fields. Throws if the file does not hold the message. */
function commentsOf(message: DescMessage, folder: string): Comments {
  const lines = readFileSync(path.join(folder, `${message.file.name}.proto`), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.trim().startsWith(`message ${message.name} {`));
  if (start < 0) throw new Error(`${message.file.name}.proto does not hold ${message.name}`);
  const fields = new Map<string, string>();
  for (let i = start + 1; i < lines.length && lines[i]?.trim() !== '}' && !lines[start]?.includes('}'); i += 1) {
    const [, name, , behind] = /(\w+) = \d+( \[.*\])?;(?:\s*\/\/ (.*))?$/.exec(lines[i] ?? '') ?? [];
    if (name !== undefined) fields.set(name, [above(lines, i), behind ?? ''].filter((text) => text !== '').join(' '));
  }
  return { message: above(lines, start), fields };
}

function above(lines: string[], index: number): string {
  const found: string[] = [];
  for (let i = index - 1; lines[i]?.trim().startsWith('//'); i -= 1)
    found.unshift((lines[i] ?? '').trim().replace(/^\/\/ ?/, ''));
  return found.join(' ');
}
