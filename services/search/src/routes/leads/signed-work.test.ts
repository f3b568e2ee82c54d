import { setTimeout as wait } from 'node:timers/promises';
import { signed } from './signed-work.ts';

const gone = new Error('the database is away');

describe('work that says that it lives', () => {
  it('goes on saying so after a sign that could not be given', async () => {
    const signs: string[] = [];
    const sign = async () => {
      signs.push(signs.length === 0 ? 'failed' : 'given');
      if (signs.length === 1) throw gone;
    };
    expect(await signed(() => wait(1_500, 'done'), sign)).toBe('done');
    expect(signs).toEqual(['failed', 'given']);
  });

  it('is not said to be done where the last sign could not be given, since another may have begun', async () => {
    await expect(
      signed(
        () => wait(10, 'done'),
        () => Promise.reject(gone),
      ),
    ).rejects.toThrow(gone);
  });

  it('fails as the work does', async () => {
    await expect(
      signed(
        () => Promise.reject(new Error('no room')),
        async () => undefined,
      ),
    ).rejects.toThrow('no room');
  });
});
