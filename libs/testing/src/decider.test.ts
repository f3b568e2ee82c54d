import { accept, refuse, type Decider } from '@leadwright/eventsourcing/decider';
import { given } from './decider.ts';

type State = { total: number };
type Event = { type: 'Added'; n: number };
const counter: Decider<State, { n: number }, Event, { code: 'too-many'; max: number }> = {
  codeVersion: 1,
  initial: { total: 0 },
  decide: ({ n }, { total }) =>
    n === 0 ? accept() : total + n > 3 ? refuse({ code: 'too-many', max: 3 }) : accept({ type: 'Added', n }),
  evolve: ({ total }, { n }) => ({ total: total + n }),
};
const added = (n: number): Event => ({ type: 'Added', n });
/** As Jest reports what is not as expected. */
const difference = /^expect\(received\)\.to/;

describe('given, when, then', () => {
  it('accepts only the exact decision', () => {
    given(counter, added(1)).when({ n: 2 }).then(added(2));
    given(counter, added(1)).when({ n: 3 }).thenRefused('too-many', { max: 3 });
    given(counter).when({ n: 0 }).then();
    given(counter, added(1), added(2)).thenState({ total: 3 });
  });

  it('fails for another event, an extra event, another code or another outcome', () => {
    const result = given(counter, added(1)).when({ n: 2 });
    for (const wrong of [
      () => result.then(added(1)),
      () => result.then(added(2), added(2)),
      () => result.then(),
      () => result.thenRefused('too-many'),
    ]) {
      expect(wrong).toThrow(difference);
    }
    expect(() => given(counter, added(3)).when({ n: 1 }).thenRefused('other')).toThrow(difference);
  });

  it('fails for a decision that changes the state', () => {
    const careless = {
      ...counter,
      decide: (_command: { n: number }, state: State) => {
        state.total = 9;
        return accept<Event>();
      },
    };
    expect(() => given(careless, added(1)).when({ n: 1 })).toThrow(difference);
  });
});
