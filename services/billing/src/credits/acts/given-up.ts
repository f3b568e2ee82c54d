// A question is answered by booking what it asks about, in a transaction that is given up. So what is said is what comes.
import type { EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';

class GivenUp<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('a question books nothing');
  }
}

/** What `work` answers, with nothing of what it booked. */
export async function givenUp<Answer>(
  store: Pick<EventStore, 'transaction'>,
  accountId: string,
  work: (tx: WriteTransaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await store.transaction([accountId], async (tx) => {
      throw new GivenUp(await work(tx));
    });
  } catch (error) {
    if (error instanceof GivenUp) return error.answer as Answer;
    throw error;
  }
}
