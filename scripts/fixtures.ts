// Writes a sample of each new event, then releases the contracts if they changed. An existing sample is never
// rewritten: a published sample must decode to the same JSON for ever.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create, toBinary, toJson } from '@bufbuild/protobuf';
import { catalogue, eventsOf } from '../proto/catalogue.ts';
import { sampleOf } from '../proto/sample.ts';
import { release } from './contracts/main.ts';

const root = path.resolve(import.meta.dirname, '..');

for (const [topic, schema] of Object.entries(catalogue)) {
  const meta = schema.fields.find(({ name }) => name === 'meta')?.message;
  if (!meta) throw new Error(`${schema.typeName} has no meta`);
  for (const field of eventsOf(schema).fields) {
    const file = path.join(root, 'proto/fixtures', topic, `${field.name}.json`);
    if (existsSync(file) || !field.message) continue;
    const message = create(schema, {
      meta: sampleOf(meta),
      event: { case: field.localName, value: sampleOf(field.message) },
    } as never);
    mkdirSync(path.dirname(file), { recursive: true });
    const fixture = {
      message: schema.typeName,
      bytes: Buffer.from(toBinary(schema, message)).toString('base64'),
      json: toJson(schema, message),
    };
    writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
    console.log(`wrote ${path.relative(root, file)}`);
  }
}
release();
