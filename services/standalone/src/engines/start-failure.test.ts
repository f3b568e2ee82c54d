import { startFailure } from './start-failure.ts';

describe('a start that fails', () => {
  it('names the folder where no space is left, whoever wanted it', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    for (const error of [
      full,
      new Error('PostgreSQL did not start', { cause: full }),
      new Error('x: No space left on device'),
    ])
      expect(startFailure(error, '/srv/data')).toMatch(
        /^No space is left on the disk of the data folder \/srv\/data\. /,
      );
  });

  it('says else what went wrong', () => {
    expect(startFailure(new Error('Port 3000 is taken.'), '/srv/data')).toBe('Port 3000 is taken.');
  });
});
