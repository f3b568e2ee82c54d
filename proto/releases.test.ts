import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clone, fromBinary, toBinary, toJson, type DescMessage } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { catalogue, eventsOf } from './catalogue.ts';
import { fixtureHashes } from './hashes.ts';
import { descriptorsOf, releases, schemasOf } from './releases.ts';

type Fixture = { bytes: string; json: Record<string, unknown> };
const released = releases(__dirname);
const now = fixtureHashes(__dirname);
const read = (name: string) => JSON.parse(readFileSync(path.join(__dirname, 'fixtures', name), 'utf8')) as Fixture;
const bytesOf = (name: string) => new Uint8Array(Buffer.from(read(name).bytes, 'base64'));
const schemaOf = (name: string): DescMessage => {
  const schema = catalogue[name.split('/')[0] ?? ''];
  if (!schema) throw new Error(`${name} is of no topic`);
  return schema;
};
const newest = released.at(-1);
if (!newest) throw new Error('nothing was released yet: run `npx tsx scripts/fixtures.ts`');

describe.each(released)('release $name of the contracts', ({ image, fixtures }) => {
  const schemas = schemasOf(descriptorsOf(image));

  it('has all its samples still, unchanged to the byte', () => {
    expect(Object.fromEntries(Object.keys(fixtures).map((name) => [name, now[name]]))).toEqual(fixtures);
  });

  it.each(Object.keys(now))("decodes today's %s as far as it knows it, and loses nothing of it", (name) => {
    const today = schemaOf(name);
    const then = schemas(today.typeName);
    // A topic that came later: nobody of that release listens to it.
    if (!then) return;
    const message = fromBinary(then, bytesOf(name));
    expect(read(name).json).toMatchObject(toJson(then, message) as Record<string, unknown>);
    expect(toJson(today, fromBinary(today, toBinary(then, message)))).toEqual(read(name).json);
  });
});

describe('a consumer that is older than an event', () => {
  const [name, today] = ['leadwright.billing.v1/leads_used.json', schemaOf('leadwright.billing.v1/leads_used.json')];
  // The contracts as they were before LeadsUsed, and before its account had a correlation.
  const older = () => {
    const descriptors = clone(FileDescriptorSetSchema, descriptorsOf(newest.image));
    const messages = descriptors.file.flatMap(({ messageType }) => messageType);
    for (const message of messages) {
      message.field = message.field.filter(({ name: field }) => field !== 'leads_used' && field !== 'correlation_id');
    }
    const schema = schemasOf(descriptors)(today.typeName);
    if (!schema) throw new Error('the older contracts lack the topic');
    return schema;
  };

  it('passes over it, with the envelope understood', () => {
    const then = older();
    const message = fromBinary(then, bytesOf(name));
    expect(
      (message as unknown as { [oneof: string]: { case: unknown } })[eventsOf(then).localName]?.case,
    ).toBeUndefined();
    const { correlationId: _later, ...meta } = read(name).json['meta'] as Record<string, unknown>;
    expect(toJson(then, message)).toEqual({ meta });
  });

  it('hands it on whole, for whoever knows it', () => {
    const then = older();
    expect(toJson(today, fromBinary(today, toBinary(then, fromBinary(then, bytesOf(name)))))).toEqual(read(name).json);
  });
});
