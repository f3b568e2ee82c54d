import { madeAt, newEventId } from './event-id.ts';

describe('the id of an event', () => {
  it('says when the event was made', () => {
    const before = Date.now();
    const at = madeAt(newEventId());
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it.each(['download-1', '', '5f0c6b1e-4a5d-4c3b-8f3e-2d1c0b9a8f7e'])(
    'says nothing if it is of another kind: %s',
    (id) => {
      expect(madeAt(id)).toBeNull();
    },
  );
});
