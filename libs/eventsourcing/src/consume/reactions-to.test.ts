import { create, toBinary } from '@bufbuild/protobuf';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { WriteTransaction } from '../event-store.ts';
import { effectiveAtOf, receivedOf } from './received.ts';
import { reactionsTo, type Reactions } from './reactions-to.ts';

type Search = Reactions<'export', 'search'>;
const tx = {} as WriteTransaction;
const consumedBy = async (
  { decode, react }: ReturnType<typeof reactionsTo<'export', 'search'>>,
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
    const fileLeadsRemoved = async (): Promise<void> => undefined;
    const datasetActivated: Search['datasetActivated'] = async (facts, received) => {
      seen.push(facts, effectiveAtOf(received));
    };
    await consumedBy(reactionsTo('export', 'search', { datasetActivated, fileLeadsRemoved }), activated);
    expect(seen).toEqual([
      { dictId: 'consumers', datasetVersion: 3, rows: 5_000_000_000, source: '' },
      '2027-01-01T00:00:00.000001Z',
    ]);
  });

  it('are not asked about what is not listed, what operators do, or a case of a newer release', async () => {
    const datasetActivated = async (): Promise<void> => Promise.reject(new Error('asked'));
    const fileLeadsRemoved = datasetActivated;
    const operated = create(SearchEventSchema, { event: { case: 'redriveStarted', value: {} } });
    const unheard = create(SearchEventSchema, { event: { case: 'searchDeleted', value: {} } });
    const newer = new Uint8Array([0xfa, 0x05, 0x00]);
    const consuming = reactionsTo('export', 'search', { datasetActivated, fileLeadsRemoved });
    await expect(consumedBy(consuming, activated)).rejects.toThrow('asked');
    await consumedBy(consuming, toBinary(SearchEventSchema, operated));
    await consumedBy(consuming, toBinary(SearchEventSchema, unheard));
    await consumedBy(consuming, newer);
  });

  // `npm run types` checks these too: a line that compiles although it must not is an error there.
  it('are those that the topology lists, or do not compile and stop the start', () => {
    const nothing = async (): Promise<void> => undefined;
    const both = { datasetActivated: nothing, fileLeadsRemoved: nothing };
    // @ts-expect-error datasetActivated has no reaction
    expect(() => reactionsTo('export', 'search', {})).toThrow(
      'export hears of search: no reaction to datasetActivated',
    );
    // @ts-expect-error the topology does not list searchSaved
    expect(() => reactionsTo('export', 'search', { ...both, searchSaved: nothing })).toThrow(
      'export hears of search: the topology does not list searchSaved',
    );
    // @ts-expect-error no event is named so
    expect(() => reactionsTo('export', 'search', { ...both, datasetForgotten: nothing })).toThrow(
      'the topology does not list datasetForgotten',
    );
    // @ts-expect-error search hears nothing of export
    expect(() => reactionsTo('search', 'export', { downloadReady: nothing })).toThrow('does not list downloadReady');
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
