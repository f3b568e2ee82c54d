import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { timeLimit } from './time-limit.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Who waits has the signal, and nothing else of what made it. */
async function reasonOf(signal: AbortSignal): Promise<unknown> {
  const collecting = setInterval(collect, 5);
  await once(signal, 'abort');
  clearInterval(collecting);
  return signal.reason;
}

describe('a limit of time', () => {
  it('aborts when its time is over, although everything unused is collected meanwhile', async () => {
    expect(await reasonOf(timeLimit(100, new AbortController().signal).signal)).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with another signal, for its reason, also with one that is aborted already', async () => {
    const [early, late] = [AbortSignal.abort('early'), new AbortController()];
    expect(timeLimit(60_000, early).signal.reason).toBe('early');
    const { signal } = timeLimit(60_000, late.signal);
    late.abort('late');
    expect(signal.reason).toBe('late');
  });

  it('lets go when the work has ended', () => {
    const other = new AbortController();
    const { signal, release } = timeLimit(60_000, other.signal);
    release();
    other.abort();
    expect(signal.aborted).toBe(false);
  });
});
