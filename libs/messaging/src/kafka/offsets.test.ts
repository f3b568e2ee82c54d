import type { Admin } from 'kafkajs';
import { kafkaOffsets } from './consume/offsets.ts';

const refusal = (code: number): Error => Object.assign(new Error(`refused with ${code}`), { code, retriable: true });

function offsetsThat(...answers: (number | 'answers')[]): { asked: () => number; places: () => Promise<unknown> } {
  let asked = 0;
  const fetchOffsets = async (): Promise<unknown> => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (typeof answer === 'number') throw refusal(answer);
    return [{ topic: 'events', partitions: [{ partition: 3, offset: '42', metadata: null }] }];
  };
  const offsets = kafkaOffsets(async () => ({ fetchOffsets }) as unknown as Admin);
  return { asked: () => asked, places: () => offsets.places('billing.export', 'events') };
}

describe('the offsets of a group', () => {
  it.each([
    [14, 'still loads them'],
    [15, 'is not there yet'],
    [16, 'is another one now'],
  ])('are asked for again after code %i: their broker %s', async (code) => {
    const { asked, places } = offsetsThat(code, 'answers');
    expect(await places()).toEqual(new Map([[3, 42]]));
    expect(asked()).toBe(2);
  });

  it('are asked for once when the group is refused', async () => {
    const { asked, places } = offsetsThat(30);
    await expect(places()).rejects.toThrow('refused with 30');
    expect(asked()).toBe(1);
  });
});
