// People of an account that plays: who orders has a seat of a plan that is paid for, and a file is no larger than it allows.
import { expect } from '@jest/globals';
import { memberJoined, memberLeft, ownerKnown } from '../../subscription/reactions/members.ts';
import { downloadRequested } from '../../usage/reactions/download-requested.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import type { TeamMove } from './moves.ts';
import type { PlayingAccount } from './playing-account.ts';
import type { SecondBook } from './second-book/book.ts';
import type { StoredPlay } from './stored-account.ts';

const { membersMax, downloadLimit } = planNamed('free-trial');
const onTrial = { seats: membersMax, file: downloadLimit };

export function team({ hears }: StoredPlay, playing: PlayingAccount, accountId: string, book: SecondBook) {
  const { account } = playing;
  const owner = `${accountId}-owner`;
  /** As they joined. */
  const people = [owner];
  let [joined, orders] = [0, 0];

  async function order(person: string, isLarge: boolean): Promise<boolean> {
    if (!book.isOpen()) return false;
    const limits = playing.spans.length === 0 ? onTrial : book.limits();
    const rows = isLarge ? (limits?.file ?? 0) + 1 : 1;
    if (limits && !isLarge && book.available(playing.now()) < rows) return false;
    const downloadId = `o-${accountId}-${(orders += 1)}`;
    const asked = { downloadId, dictId: 'consumers', rows, multiplierHundredths: 100, personId: person };
    await hears(accountId, downloadRequested as never, asked as never, person);
    const answer = (await account.events()).findLast(
      (event) =>
        (event.type === 'LeadsReserved' || event.type === 'ReservationRefused') && event.downloadId === downloadId,
    );
    const got = answer?.type === 'ReservationRefused' ? answer.reason : 'reserved';
    const isOver = people.indexOf(person) >= (limits?.seats ?? 0);
    expect(got).toBe(!limits ? 'no-plan' : isOver ? 'over-seats' : isLarge ? 'download-limit' : 'reserved');
    if (got === 'reserved') {
      await account.book({ type: 'UseLeads', downloadId, rows, at: playing.now() }, [`${downloadId}:used`]);
      book.uses(rows);
    }
    return true;
  }

  return {
    opens: () => hears(accountId, ownerKnown, { ownerPersonId: owner }),
    make: async (move: TeamMove): Promise<boolean> => {
      if (move.kind === 'join') {
        const personId = `${accountId}-p${(joined += 1)}`;
        await hears(accountId, memberJoined, { personId, role: 'download' });
        people.push(personId);
        return true;
      }
      const person = people[Math.ceil(people.length * move.share) - 1] ?? owner;
      if (move.kind === 'order') return order(person, move.isLarge);
      if (person === owner) return false;
      await hears(accountId, memberLeft, { personId: person });
      people.splice(people.indexOf(person), 1);
      return true;
    },
  };
}
