// Run against both stores, so that the services' tests may use the memory store in place of PostgreSQL.
import { topics } from '@leadwright/contracts/topology';
import { eventually } from '@leadwright/testing/eventually';
import { fromBinary } from '@bufbuild/protobuf';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { verifyAccount } from '../log/verify-chain.ts';
import type { Published, Contract } from '../log/published-event.ts';
import { accept, refuse, type Decider } from '../decider.ts';
import type { Answer, Context, EventStore } from '../event-store.ts';
import { isoOf } from '../log/timestamps.ts';

export type TallyEvent =
  | { type: 'Opened' }
  | { type: 'Added'; points: number; note?: string | undefined; effectiveAt?: string };
type TallyCommand = { type: 'open' } | { type: 'add'; points: number; note?: string; id?: string };
type TallyRefusal =
  | { code: 'already-open' }
  | { code: 'not-open' }
  | { code: 'too-many'; total: number }
  | { code: 'points-differ'; field: 'points' };
type Tally = { open: boolean; total: number };

export const TALLY_MAX = 100;

export const tally: Decider<Tally, TallyCommand, TallyEvent, TallyRefusal> = {
  codeVersion: 1,
  initial: { open: false, total: 0 },
  decide: (command, state) => {
    if (command.type === 'open') return state.open ? refuse({ code: 'already-open' }) : accept({ type: 'Opened' });
    if (!state.open) return refuse({ code: 'not-open' });
    if (state.total + command.points > TALLY_MAX) return refuse({ code: 'too-many', total: state.total });
    return accept({ type: 'Added', points: command.points, note: command.note });
  },
  deduplicationKey: (command) => (command.type === 'add' && command.id !== undefined ? command.id : null),
  checkRepeat: (command, [first]) =>
    command.type === 'add' && first?.type === 'Added' && command.points !== first.points
      ? { code: 'points-differ', field: 'points' }
      : null,
  evolve: (state, event) =>
    event.type === 'Opened' ? { ...state, open: true } : { ...state, total: state.total + event.points },
};

export const tallyContract: Contract<TallyEvent> = {
  topic: topics.billing,
  schema: BillingEventSchema,
  toMessage: (event): Published<typeof BillingEventSchema> =>
    event.type === 'Opened'
      ? { case: 'subscriptionChanged', value: { planId: 'opened' } }
      : {
          case: 'leadsExpired',
          value: { expired: [{ lotId: 'l', leads: BigInt(event.points) }], reason: event.note ?? '' },
        },
};

export const contextOf = (more: Partial<Context> = {}): Context => ({
  actorId: 'person-1',
  correlationId: 'click-1',
  ...more,
});

export function eventStoreContract(makeStore: () => Promise<EventStore<TallyEvent>>): void {
  let store: EventStore<TallyEvent>;
  let account = 0;
  beforeAll(async () => {
    store = await makeStore();
  });
  const fresh = (): { accountId: string; streamId: string } => ({
    accountId: `account-${(account += 1)}`,
    streamId: 'tally-1',
  });
  const open = (stream: { accountId: string; streamId: string }) =>
    store.execute(stream, tally, { type: 'open' }, contextOf());
  const add = (stream: { accountId: string; streamId: string }, points: number, more: Partial<Context> = {}) =>
    store.execute(stream, tally, { type: 'add', points }, contextOf(more));

  it('lets exactly one of two creations of a stream win', async () => {
    const stream = fresh();
    const answers = await Promise.all([open(stream), open(stream), open(stream)]);
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(await store.readAccount(stream.accountId, 0, 10)).toHaveLength(1);
  });

  it('decides concurrent commands one by one, each on the state that the previous one left', async () => {
    const stream = fresh();
    await open(stream);
    const answers = await Promise.all(Array.from({ length: 15 }, () => add(stream, 10)));
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(TALLY_MAX / 10);
    expect(answers.find(({ accepted }) => !accepted)).toEqual({
      accepted: false,
      refusal: { code: 'too-many', total: TALLY_MAX },
    });
  });

  it('numbers the events of an account without gaps, over all its streams, from 1', async () => {
    const stream = fresh();
    const other = { ...stream, streamId: 'tally-2' };
    await Promise.all([open(stream), open(other)]);
    await Promise.all([add(stream, 1), add(other, 1), add(stream, 1)]);
    const events = await store.readAccount(stream.accountId, 0, 10);
    expect(events.map(({ accountSeq }) => accountSeq)).toEqual([1, 2, 3, 4, 5]);
    expect((await store.readAccount(stream.accountId, 3, 1)).map(({ accountSeq }) => accountSeq)).toEqual([4]);
  });

  it('appends nothing for a refused command and returns the refusal', async () => {
    const stream = fresh();
    expect(await add(stream, 1)).toEqual({ accepted: false, refusal: { code: 'not-open' } });
    expect(await store.readAccount(stream.accountId, 0, 10)).toEqual([]);
  });

  it('returns the sequence number of the last event as the version of the stream', async () => {
    const stream = fresh();
    expect(await open(stream)).toMatchObject({ accepted: true, version: 1 });
    expect(await add(stream, 5)).toMatchObject({ accepted: true, version: 2 });
  });

  it('rolls everything back when the work throws', async () => {
    const stream = fresh();
    await open(stream);
    const failing = store.transaction([stream.accountId], async (tx) => {
      await tx.execute(stream, tally, { type: 'add', points: 40 }, contextOf());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.readAccount(stream.accountId, 0, 10)).toHaveLength(1);
    expect(await add(stream, TALLY_MAX)).toMatchObject({ accepted: true, version: 2 });
  });

  it('gives a repeat with the same key and request the first answer, without running it again', async () => {
    const stream = fresh();
    await open(stream);
    const once = (request: unknown) =>
      store.once(stream.accountId, { key: 'k', request }, async (tx) => {
        const done = await tx.execute(stream, tally, { type: 'add', points: 1 }, contextOf());
        return { status: 202, body: { version: done.accepted ? done.version : 0 } };
      });
    const twins = await Promise.all([once({ a: 1, b: 2 }), once({ b: 2, a: 1 })]);
    expect(twins.map((twin) => !twin.conflict && twin.repeated).sort()).toEqual([false, true]);
    expect(twins.map((twin) => !twin.conflict && twin.answer)).toEqual([
      { status: 202, body: { version: 2 } },
      { status: 202, body: { version: 2 } },
    ]);
    expect(await once({ a: 1, b: 3 })).toEqual({ conflict: true, fields: ['b'] });
    expect(await once({ a: 1, c: 2 })).toEqual({ conflict: true, fields: ['b', 'c'] });
    expect(await store.readAccount(stream.accountId, 0, 10)).toHaveLength(2);
  });

  it('stores nothing under a key whose work threw', async () => {
    const { accountId } = fresh();
    await expect(
      store.once(accountId, { key: 'k', request: 1 }, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    const again = await store.once(accountId, { key: 'k', request: 2 }, () =>
      Promise.resolve({ status: 200, body: 2 }),
    );
    expect(again).toMatchObject({ conflict: false, repeated: false });
  });

  it('finds the answer under a key once a running command with it has ended, and changes nothing', async () => {
    const { accountId } = fresh();
    expect(await store.findAnswer(accountId, 'k')).toBeNull();
    let end: (answer: Answer) => void = () => undefined;
    let begun: () => void = () => undefined;
    const working = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const once = store.once(accountId, { key: 'k', request: 1 }, () => {
      begun();
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    await working;
    const found = store.findAnswer(accountId, 'k');
    end({ status: 202, body: { id: 'd' } });
    expect(await found).toEqual({ status: 202, body: { id: 'd' } });
    await once;
    expect(await store.findAnswer(fresh().accountId, 'k')).toBeNull();
    expect(await store.readAccount(accountId, 0, 1)).toEqual([]);
  });

  it('accepts a command whose deduplication key is already stored, with no events', async () => {
    const stream = fresh();
    await open(stream);
    expect(await add(stream, 5, { causes: ['grant-1'] })).toMatchObject({ accepted: true, version: 2 });
    expect(await add(stream, 5, { causes: ['grant-1'] })).toEqual({ accepted: true, events: [], version: 2 });
    const elsewhere = fresh();
    await open(elsewhere);
    expect(await add(elsewhere, 5, { causes: ['grant-1'] })).toMatchObject({ accepted: true, version: 2 });
  });

  it('refuses a repeat of a deduplication key with other content and appends nothing, also within one shared transaction', async () => {
    const stream = fresh();
    await open(stream);
    await add(stream, 5, { causes: ['grant-1'] });
    await add(stream, 1);
    const differs = { accepted: false, refusal: { code: 'points-differ', field: 'points' } };
    expect(await add(stream, 6, { causes: ['grant-1'] })).toEqual(differs);
    const many = await Promise.all([7, 8, 7].map((points) => add(stream, points, { causes: ['grant-2'] })));
    expect(many.filter(({ accepted }) => !accepted)).toEqual([differs]);
    expect(many.flatMap((answer) => (answer.accepted ? answer.events : []))).toHaveLength(1);
    expect(await store.readAccount(stream.accountId, 0, 10)).toHaveLength(4);
  });

  it("recognises a repeat by the command's own deduplication key, whoever sends it", async () => {
    const stream = fresh();
    await open(stream);
    const once = () => store.execute(stream, tally, { type: 'add', points: 60, id: 'gift' }, contextOf());
    const answers = [await once(), ...(await Promise.all([once(), once()]))];
    expect(answers.map((answer) => answer.accepted && answer.events.length)).toEqual([1, 0, 0]);
  });

  it('folds the events again when the state snapshot has another code version', async () => {
    const stream = fresh();
    await open(stream);
    await add(stream, 60);
    const doubled = {
      ...tally,
      codeVersion: 2,
      evolve: (state: Tally, event: TallyEvent) =>
        event.type === 'Opened' ? { ...state, open: true } : { ...state, total: state.total + 2 * event.points },
    };
    const answer = await store.execute(stream, doubled, { type: 'add', points: 1 }, contextOf());
    expect(answer).toEqual({ accepted: false, refusal: { code: 'too-many', total: 120 } });
  });

  it('gives a command factory the time under the lock and the state of other streams', async () => {
    const stream = fresh();
    const other = { ...stream, streamId: 'tally-2' };
    await store.transaction([stream.accountId], async (tx) => {
      await tx.execute(stream, tally, { type: 'open' }, contextOf());
      await tx.execute(stream, tally, { type: 'add', points: 7 }, contextOf());
      await tx.execute(other, tally, { type: 'open' }, contextOf());
      await tx.execute(
        other,
        tally,
        async (moment) => {
          expect(moment.at).toBe(tx.at);
          return { type: 'add' as const, points: (await moment.load(stream, tally)).total };
        },
        contextOf(),
      );
      expect(await tx.load(other, tally)).toEqual({ open: true, total: 7 });
    });
  });

  it('shows each step of a transaction what those before it appended, whether their streams were named or not', async () => {
    const stream = fresh();
    const other = { ...stream, streamId: 'tally-2' };
    await open(stream);
    const caused = contextOf({ causes: ['once'] });
    await store.transaction(
      [stream.accountId],
      async (tx) => {
        expect(await tx.load(stream, tally)).toEqual({ open: true, total: 0 });
        await tx.execute(stream, tally, { type: 'add', points: 3 }, caused);
        await tx.execute(stream, tally, { type: 'add', points: 3 }, caused);
        await tx.execute(other, tally, { type: 'open' }, contextOf());
        await tx.execute(stream, tally, { type: 'add', points: 4 }, contextOf());
        expect(await tx.load(stream, tally)).toEqual({ open: true, total: 7 });
        expect(await tx.load(other, tally)).toEqual({ open: true, total: 0 });
      },
      { lookups: [{ stream, causes: ['once'] }] },
    );
    await store.transaction([stream.accountId], (tx) => tx.execute(stream, tally, { type: 'add', points: 3 }, caused));
    const stored = await store.readAccount(stream.accountId, 0, 10);
    expect(stored.map(({ accountSeq, streamId }) => [accountSeq, streamId])).toEqual([
      [1, stream.streamId],
      [2, stream.streamId],
      [3, other.streamId],
      [4, stream.streamId],
    ]);
    expect(await verifyAccount(tallyContract, store, stream.accountId, 4)).toMatchObject({ ok: true });
  });

  it('says which deduplication keys are stored, whether they were asked for at the opening or not', async () => {
    const stream = fresh();
    const other = { ...stream, streamId: 'tally-2' };
    await open(stream);
    await add(stream, 1, { causes: ['first', 'second'] });
    const asked = ['first', 'none'].map((cause) => ({ stream, causes: [cause] }));
    const said = await store.transaction(
      [stream.accountId],
      async (tx) => {
        const stored = (...causes: string[]) => tx.isStored({ stream: other, causes });
        const before = [await stored('first'), await stored('none'), await stored('second'), await stored('later')];
        const together = [await stored('none', 'second'), await stored('none', 'later'), await stored()];
        await tx.execute(stream, tally, { type: 'add', points: 1 }, contextOf({ causes: ['later'] }));
        const answer = await tx.execute(stream, tally, { type: 'add', points: 1 }, contextOf({ causes: ['first'] }));
        expect(answer).toMatchObject({ accepted: true, events: [] });
        return [...before, ...together, await stored('later'), await stored('none')];
      },
      { lookups: asked },
    );
    expect(said).toEqual([true, false, true, false, true, false, false, true, false]);
    await expect(store.transaction(['another'], (tx) => tx.isStored({ stream, causes: ['first'] }))).rejects.toThrow(
      /not locked/,
    );
  });

  it('stores actor, cause and time with each event and encodes the same into its message', async () => {
    const stream = fresh();
    const more = { onBehalfOf: 'person-2', causationId: 'event-9', traceparent: '00-a-b-01' };
    await store.transaction([stream.accountId], (tx) =>
      tx.record(stream, [{ type: 'Added', points: 3, effectiveAt: '2026-01-31T00:00:00.5Z' }], contextOf(more)),
    );
    const [event] = await store.readAccount(stream.accountId, 0, 1);
    expect(event).toMatchObject({
      ...stream,
      ...more,
      topic: tallyContract.topic,
      actorId: 'person-1',
      correlationId: 'click-1',
      schemaV: 1,
      effectiveAt: '2026-01-31T00:00:00.500000Z',
      event: { type: 'Added', points: 3 },
    });
    expect(event?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    const message = fromBinary(BillingEventSchema, event?.message ?? new Uint8Array());
    expect(message.meta).toMatchObject({
      eventId: event?.eventId,
      accountSeq: 1n,
      onBehalfOf: 'person-2',
      causationId: 'event-9',
    });
    expect(isoOf(message.meta?.recordedAt)).toBe(event?.recordedAt);
    expect(message.event).toMatchObject({ case: 'leadsExpired', value: { expired: [{ leads: 3n }] } });
  });

  it('chains the published bytes of an account, however they were appended', async () => {
    const stream = fresh();
    await open(stream);
    await add(stream, 5);
    await store.transaction([stream.accountId], (tx) =>
      tx.record(
        { ...stream, streamId: 'record-1' },
        [
          { type: 'Added', points: 1 },
          { type: 'Added', points: 2, note: undefined },
        ],
        contextOf(),
      ),
    );
    expect(await verifyAccount(tallyContract, store, stream.accountId, 4)).toMatchObject({
      ok: true,
      end: { accountSeq: 4 },
    });
    expect(await verifyAccount(tallyContract, store, stream.accountId, 5)).toEqual({
      ok: false,
      break: { accountSeq: 5, problem: 'end-missing' },
    });
  });

  it('encodes an event as JSON stores it, so that the stored payload encodes to the same bytes', async () => {
    const stream = fresh();
    const note = { toJSON: () => 'kept' } as unknown as string;
    await store.transaction([stream.accountId], (tx) =>
      tx.record(stream, [{ type: 'Added', points: 1, note }], contextOf()),
    );
    const [event] = await store.readAccount(stream.accountId, 0, 1);
    expect(event?.event).toEqual({ type: 'Added', points: 1, note: 'kept' });
    expect(await verifyAccount(tallyContract, store, stream.accountId)).toMatchObject({ ok: true });
  });

  it('throws for an event that the bus would refuse, and appends nothing', async () => {
    const stream = fresh();
    const tooLarge = { type: 'Added' as const, points: 1, note: 'x'.repeat(256 * 1024) };
    await expect(
      store.transaction([stream.accountId], (tx) => tx.record(stream, [tooLarge], contextOf())),
    ).rejects.toThrow(/bytes/);
    expect(await store.readAccount(stream.accountId, 0, 1)).toEqual([]);
  });

  it('throws for an account that the transaction has not locked', async () => {
    const stream = fresh();
    await expect(
      store.transaction(['another'], (tx) => tx.execute(stream, tally, { type: 'open' }, contextOf())),
    ).rejects.toThrow(/not locked/);
    await expect(store.transaction([], () => Promise.resolve())).rejects.toThrow(/at least one account/);
  });

  it('locks several accounts, given in any order, without a deadlock', async () => {
    const [a, b] = [fresh(), fresh()];
    await Promise.all([open(a), open(b)]);
    const both = (accounts: string[]) =>
      store.transaction(accounts, async (tx) => {
        await tx.execute(a, tally, { type: 'add', points: 1 }, contextOf());
        await tx.execute(b, tally, { type: 'add', points: 1 }, contextOf());
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => both(i % 2 ? [a.accountId, b.accountId] : [b.accountId, a.accountId])),
    );
    expect(await store.readAccount(a.accountId, 0, 20)).toHaveLength(11);
  });

  it('reads the whole log in pages, every event once, in the order of each account', async () => {
    const streams = [fresh(), fresh(), fresh()];
    await Promise.all(
      streams.map(async (stream) => {
        await open(stream);
        for (let i = 0; i < 5; i++) await add(stream, 1);
      }),
    );
    const keyOf = ({ accountId, accountSeq }: { accountId: string; accountSeq: number }): string =>
      `${accountId}/${accountSeq}`;
    const seen: string[] = [];
    let cursor = '';
    // Other databases' transactions may hold the horizon back for a moment, so read until everything has appeared.
    await eventually(async () => {
      const page = await store.readAll(cursor, 7);
      seen.push(...page.map(keyOf));
      cursor = page.at(-1)?.position ?? cursor;
      return page.length === 0 && streams.every(({ accountId }) => seen.includes(`${accountId}/6`));
    });
    expect(new Set(seen).size).toBe(seen.length);
    for (const { accountId } of streams) {
      expect(seen.filter((key) => key.startsWith(`${accountId}/`))).toEqual(
        [1, 2, 3, 4, 5, 6].map((seq) => `${accountId}/${seq}`),
      );
    }
  });
}
