import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromBinary, toJson } from '@bufbuild/protobuf';
import { catalogue, eventsOf } from './catalogue.ts';

type Fixture = { message: string; bytes: string; json: unknown };
const folder = path.join(__dirname, 'fixtures');
const fixtures = readdirSync(folder).flatMap((topic) =>
  readdirSync(path.join(folder, topic)).map((file) => [topic, path.basename(file, '.json')] as const),
);
const read = (topic: string, name: string) =>
  JSON.parse(readFileSync(path.join(folder, topic, `${name}.json`), 'utf8')) as Fixture;

describe('published events', () => {
  it.each(fixtures)('%s %s still decodes to the same JSON', (topic, name) => {
    const schema = catalogue[topic];
    if (!schema) throw new Error(`${topic} has left the catalogue`);
    const { bytes, json } = read(topic, name);
    expect(toJson(schema, fromBinary(schema, Buffer.from(bytes, 'base64')))).toEqual(json);
  });

  it('have a fixture each', () => {
    const announced = Object.entries(catalogue).flatMap(([topic, schema]) =>
      eventsOf(schema).fields.map(({ name }) => `${topic} ${name}`),
    );
    const kept = fixtures.map(([topic, name]) => `${topic} ${name}`);
    expect(announced.filter((name) => !kept.includes(name))).toEqual([]);
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
    const fields = Object.values(catalogue).flatMap((schema) =>
      eventsOf(schema).fields.flatMap(({ message }) =>
        (message?.fields ?? []).map(({ name }) => `${message?.name}.${name}`),
      ),
    );
    expect(fields.filter((name) => words.test(name))).toEqual([]);
  });
});
