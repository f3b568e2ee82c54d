import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromBinary, ScalarType, toJson, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { catalogue, eventsOf } from './catalogue.ts';

// What a text may hold, by its name in every event. The audit trail keeps all of it for ever and redacts nothing:
// what a person could be known by is looked up at accounts by an id, and has no place here.
const holds = {
  // One of a few words that the service or its operators chose.
  words: [
    ...[
      'cells',
      'category',
      'channel',
      'consumer',
      'failure',
      'kind',
      'mode',
      'outcome',
      'projection',
      'role',
      'status',
    ],
    ...[
      'by',
      'changed',
      'checked_on',
      'chosen_by',
      'earned_by',
      'excluded',
      'found',
      'reported_by',
      'tables',
      'template',
      'topic',
      'verdict',
    ],
    ...['only_dictionaries'],
    // A term of a plan: its key, and its word.
    ...['key', 'text'],
    ...['action', 'anomaly', 'code', 'currency', 'dispute', 'paid_for', 'processor', 'starts', 'zone'],
  ],
  // Made by a service, of nothing that a person typed: digests, keys, business ids. on_behalf_of is a person's id.
  made: [
    'corrects',
    'manifest_sha256',
    'month',
    'number',
    'object_key',
    'on_behalf_of',
    'seed',
    'sha256',
    'signature',
    'source',
    'trial_marks',
    'marks',
    'trial_sources',
    'recipient_marks',
    'domain_marks',
  ],
  // Words of a service; in TrailRead, LeadsVoided, ImpersonationStarted and MailSuppressionLifted what a super-admin typed, a ticket by rule.
  reasons: ['reason'],
  // What finance typed about an adjustment; billing refuses one with an address or a phone number.
  finance: ['note'],
  // What a customer typed or chose: the name of a search and its filters, never anything about a lead.
  customers: ['name', 'query'],
};

type Fixture = { message: string; bytes: string; json: unknown };
const folder = path.join(__dirname, 'fixtures');
const fixtures = readdirSync(folder).flatMap((topic) =>
  readdirSync(path.join(folder, topic)).map((file) => [topic, path.basename(file, '.json')] as const),
);
const read = (topic: string, name: string) =>
  JSON.parse(readFileSync(path.join(folder, topic, `${name}.json`), 'utf8')) as Fixture;

/** The names of all fields, those of the envelope and of messages inside too. */
function fieldNames(chosen: (field: DescField) => boolean): string[] {
  const seen = new Set<DescMessage>();
  const namesOf = (message: DescMessage): string[] => {
    if (seen.has(message) || message.typeName.startsWith('google.')) return [];
    seen.add(message);
    return message.fields.flatMap((field) => [
      ...(chosen(field) ? [field.name] : []),
      ...(field.message ? namesOf(field.message) : []),
    ]);
  };
  return [...new Set(Object.values(catalogue).flatMap(namesOf))];
}

describe('published events', () => {
  it.each(fixtures)('%s %s still decodes to the same JSON', (topic, name) => {
    const schema = catalogue[topic];
    if (!schema) throw new Error(`${topic} has left the catalogue`);
    const { bytes, json } = read(topic, name);
    expect(toJson(schema, fromBinary(schema, Buffer.from(bytes, 'base64')))).toEqual(json);
  });

  it('have a fixture each', () => {
    const published = Object.entries(catalogue).flatMap(([topic, schema]) =>
      eventsOf(schema).fields.map(({ name }) => `${topic} ${name}`),
    );
    const kept = fixtures.map(([topic, name]) => `${topic} ${name}`);
    expect(published.filter((name) => !kept.includes(name))).toEqual([]);
  });

  it('include the names that other people rely on', () => {
    const names = Object.values(catalogue).flatMap((schema) =>
      eventsOf(schema).fields.map(({ message }) => message?.name),
    );
    expect(names).toEqual(
      expect.arrayContaining(['SubscriptionChanged', 'DownloadRequested', 'FileReported', 'LeadsCredited']),
    );
  });

  it('hold no field for personal data', () => {
    const words = /email|phone|address|first_name|last_name|password|ip$/;
    // A message inside holds nothing by itself; its own fields are looked at too.
    expect(fieldNames(({ scalar }) => scalar !== undefined).filter((name) => words.test(name))).toEqual([]);
  });

  it('hold no text that nobody has classified: ids need no entry, everything else does', () => {
    const texts = fieldNames(({ scalar }) => scalar === ScalarType.STRING || scalar === ScalarType.BYTES);
    const classified = Object.values(holds).flat();
    expect(texts.filter((name) => !/(^|_)id$/.test(name) && !classified.includes(name))).toEqual([]);
    expect(classified.filter((name) => !texts.includes(name))).toEqual([]);
  });
});
