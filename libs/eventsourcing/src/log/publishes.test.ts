import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, fromBinary, toBinary, type DescMessage } from '@bufbuild/protobuf';
import { published, eventsOf } from '@leadwright/contracts/catalogue';
import { publishes } from './publishes.ts';
import { factsOf, initOf } from './plain-message.ts';

type Value = { meta: unknown; event: { case: string; value: Record<string, unknown> } };
const proto = path.resolve(__dirname, '../../../../proto');
const samples = Object.values(published).flatMap(({ topic, schema }) =>
  readdirSync(path.join(proto, 'fixtures', topic)).map((file) => [topic, file, schema as DescMessage] as const),
);
const bytesOf = (topic: string, file: string): Uint8Array => {
  const { bytes } = JSON.parse(readFileSync(path.join(proto, 'fixtures', topic, file), 'utf8')) as { bytes: string };
  return new Uint8Array(Buffer.from(bytes, 'base64'));
};

describe('the fields of a published event', () => {
  it.each(samples)('are plain values and the same bytes again: %s %s', (topic, file, schema) => {
    const message = fromBinary(schema, bytesOf(topic, file)) as unknown as Value;
    const field = eventsOf(schema).fields.find(({ localName }) => localName === message.event.case);
    if (!field?.message) throw new Error(`${file} is no event of ${topic}`);
    const facts = factsOf(field.message)(message.event.value);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    const again = { meta: message.meta, event: { case: message.event.case, value: initOf(field.message)(facts) } };
    expect(toBinary(schema, create(schema, again as never))).toEqual(bytesOf(topic, file));
  });

  it('are never rounded: a count beyond whole numbers or below none is a fault', () => {
    const used = eventsOf(published.billing.schema).fields.find(({ localName }) => localName === 'leadsUsed')?.message;
    if (!used) throw new Error('billing lacks leadsUsed');
    const messageOf = (rows: bigint) => ({ downloadId: 'd', rows, used: [], returned: [] });
    expect(factsOf(used)(messageOf(9_007_199_254_740_991n))).toMatchObject({ rows: 9_007_199_254_740_991 });
    expect(() => factsOf(used)(messageOf(9_007_199_254_740_992n))).toThrow(RangeError);
    expect(() => factsOf(used)(messageOf(-1n))).toThrow(RangeError);
    expect(() => initOf(used)({ rows: 1.5 })).toThrow(RangeError);
  });

  it('hold no bytes that were cut', () => {
    const done = eventsOf(published.export.schema).fields.find(({ localName }) => localName === 'downloadCompleted');
    if (!done?.message) throw new Error('export lacks downloadCompleted');
    const write = initOf(done.message);
    expect(write({ sha256: '00ff' })).toMatchObject({ sha256: new Uint8Array([0, 255]) });
    expect(() => write({ sha256: 'ab1' })).toThrow('hexadecimal');
  });
});

// `npm run types` checks these: a line that compiles although it must not is an error there.
describe('an event that its message does not fit by name', () => {
  type Started = { type: 'DownloadStarted'; downloadId: string; leads: number };
  type Unknown = { type: 'DownloadForgotten'; downloadId: string };
  type Short = { type: 'DownloadStarted'; downloadId: string };
  type Wrong = { type: 'DownloadStarted'; downloadId: string; leads: string };
  type Long = Started & { secret: string };
  const started: Started = { type: 'DownloadStarted', downloadId: 'd', leads: 5 };

  it('needs a row, or does not compile', () => {
    expect(publishes<Started>()(published.export, {}).toMessage(started)).toMatchObject({ case: 'downloadStarted' });
    const { toMessage } = publishes<Long>()(published.export, { DownloadStarted: ({ secret: _, ...facts }) => facts });
    expect(toMessage({ ...started, secret: 's' }).value).toEqual({ downloadId: 'd', leads: 5n });
    // @ts-expect-error the topic has no such case
    expect(() => publishes<Unknown>()(published.export, {}).toMessage({ type: 'DownloadForgotten' })).toThrow(
      'no mess',
    );
    // @ts-expect-error leads are missing
    publishes<Short>()(published.export, {});
    // @ts-expect-error leads are a count
    publishes<Wrong>()(published.export, {});
    // @ts-expect-error a field is lost
    publishes<Long>()(published.export, {});
    // @ts-expect-error a row gives every field
    publishes<Short>()(published.export, { DownloadStarted: ({ downloadId }) => ({ downloadId }) });
  });
});
