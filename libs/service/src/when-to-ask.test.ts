import { createAsking } from './when-to-ask.ts';

let ms: number;
let heard: number;
beforeEach(() => {
  ms = 0;
  heard = 5;
});
const create = () =>
  createAsking(
    () => heard,
    () => ms,
  );

describe('a service asks the owner of the clock', () => {
  it('at its start, and until it gets an answer', () => {
    const asking = create();
    for (ms of [0, 2_000, 4_000]) expect(asking.isDue()).toBe(true);
    asking.answered();
    expect(asking.isDue()).toBe(false);
  });

  it('for a while after it heard something from the owner, whose instances learn of a move one after the other', () => {
    const asking = create();
    asking.answered();
    heard += 1;
    for (ms of [0, 2_000, 4_000]) {
      expect(asking.isDue()).toBe(true);
      asking.answered();
    }
    ms = 6_000;
    expect(asking.isDue()).toBe(false);
  });

  it('until it gets an answer, also when the owner was away right after what was heard', () => {
    const asking = create();
    asking.answered();
    heard += 1;
    expect(asking.isDue()).toBe(true);
    ms = 20_000;
    expect(asking.isDue()).toBe(true);
    asking.answered();
    expect(asking.isDue()).toBe(false);
  });

  it('now and then anyway, since a record may be late', () => {
    const asking = create();
    asking.answered();
    ms = 29_999;
    expect(asking.isDue()).toBe(false);
    ms = 30_000;
    expect(asking.isDue()).toBe(true);
  });

  it('every time where it hears nothing of the owner', () => {
    const asking = createAsking(undefined, () => ms);
    asking.answered();
    expect(asking.isDue()).toBe(true);
  });
});
