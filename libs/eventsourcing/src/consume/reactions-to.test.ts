import { create, toBinary } from '@bufbuild/protobuf';
import { published } from '@leadwright/contracts/catalogue';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { WriteTransaction } from '../event-store.ts';
import { ignored } from '../ignored.ts';
import { effectiveAtOf, receivedOf } from './received.ts';
import { reactionsTo, type Reactions } from './reactions-to.ts';

type Search = Reactions<typeof SearchEventSchema>;
const tx = {} as WriteTransaction;
const others = {
  searchSaved: ignored,
  searchDeleted: ignored,
  searchCopied: ignored,
  searchLinkMade: ignored,
  searchLinkRevoked: ignored,
} as const;
const consumedBy = async (
  { decode, react }: ReturnType<typeof reactionsTo<typeof SearchEventSchema>>,
  bytes: Uint8Array,
): Promise<void> =>
  react(receivedOf('export', { eventId: 'e1', headers: {} } as unknown as ReceivedRecord, decode(bytes), false), tx);
const activated = toBinary(
  SearchEventSchema,
  create(SearchEventSchema, {
    meta: { effectiveAt: { seconds: 1_798_761_600n, nanos: 1_000 } },
    event: { case: 'datasetActivated', value: { dictId: 'consumers', datasetVersion: 3n, rows: 5_000_000_000n } },
  }),
);

describe('the reactions to a topic', () => {
  it('are given plain values, and when the event holds', async () => {
    const seen: unknown[] = [];
    const datasetActivated: Search['datasetActivated'] = async (facts, received) => {
      seen.push(facts, effectiveAtOf(received));
    };
    await consumedBy(reactionsTo(published.search, { ...others, datasetActivated }), activated);
    expect(seen).toEqual([
      { dictId: 'consumers', datasetVersion: 3, rows: 5_000_000_000, source: '' },
      '2027-01-01T00:00:00.000001Z',
    ]);
  });

  it('are not asked about what is ignored, what operators do, or a case of a newer release', async () => {
    const datasetActivated = async (): Promise<void> => Promise.reject(new Error('asked'));
    const operated = create(SearchEventSchema, { event: { case: 'redriveStarted', value: {} } });
    const newer = new Uint8Array([0xfa, 0x05, 0x00]);
    const consuming = reactionsTo(published.search, { ...others, datasetActivated });
    await expect(consumedBy(consuming, activated)).rejects.toThrow('asked');
    await consumedBy(consuming, toBinary(SearchEventSchema, operated));
    await consumedBy(consuming, newer);
    await consumedBy(reactionsTo(published.search, { ...others, datasetActivated: ignored }), activated);
  });

  // `npm run types` checks these: a line that compiles although it must not is an error there.
  it('name every event of the topic, or do not compile', () => {
    // @ts-expect-error datasetActivated has no answer
    reactionsTo(published.search, { ...others });
    // @ts-expect-error no event is named so
    reactionsTo(published.search, { ...others, datasetActivated: ignored, datasetForgotten: ignored });
  });

  it('throw for an event without its time', () => {
    const received = receivedOf(
      'export',
      { eventId: 'e1', headers: {} } as unknown as ReceivedRecord,
      { event: { case: 'x' } },
      false,
    );
    expect(() => effectiveAtOf(received)).toThrow('event e1 came without its time');
  });
});
