import type { Kysely } from 'kysely';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { ignored } from '../ignored.ts';
import { projectionOf } from './projection-of.ts';

type Opened = { type: 'Opened'; by: string };
type Added = { type: 'Added'; points: number };
type Tally = Opened | Added | { type: 'Closed' };
const db = {} as Kysely<unknown>;
const stored = (...events: DomainEvent[]) => events.map((event, i) => ({ accountSeq: i + 1, event }) as StoredEvent);

describe('a projection', () => {
  it('writes one event after the other, and passes over what is ignored or of another decider', async () => {
    const written: unknown[] = [];
    const project = projectionOf<Tally>({
      Opened: async ({ by }, { accountSeq }) => {
        await Promise.resolve();
        written.push([accountSeq, by]);
      },
      Added: async ({ points }, { accountSeq }) => void written.push([accountSeq, points]),
      Closed: ignored,
    });
    const events: (Tally | { type: 'Strange' })[] = [
      { type: 'Opened', by: 'a' },
      { type: 'Strange' },
      { type: 'Added', points: 5 },
      { type: 'Closed' },
      { type: 'Added', points: 7 },
    ];
    await project(stored(...events), db);
    expect(written).toEqual([
      [1, 'a'],
      [3, 5],
      [5, 7],
    ]);
  });

  // `npm run types` checks these: a line that compiles although it must not is an error there.
  it('names every event of its decider, or does not compile', () => {
    // @ts-expect-error Closed has no answer
    projectionOf<Tally>({ Opened: ignored, Added: ignored });
    // @ts-expect-error no event is named so
    projectionOf<Tally>({ Opened: ignored, Added: ignored, Closed: ignored, Strange: ignored });
  });
});
