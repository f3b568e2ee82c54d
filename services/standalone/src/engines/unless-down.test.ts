import { unlessDown } from './unless-down.ts';

const never = new Promise<void>(() => undefined);

describe('a stop in order', () => {
  it('is waited for while the engine runs, and its failure is told', async () => {
    let stopped = false;
    await unlessDown({ downMs: () => 0 }, async () => void (stopped = true));
    expect(stopped).toBe(true);
    const failing = unlessDown({ downMs: () => 0 }, async () => {
      throw new Error('the relay');
    });
    await expect(failing).rejects.toThrow('the relay');
  });

  it('is waited for no longer once the engine has been dead for two seconds, also where it dies meanwhile', async () => {
    let looks = 0;
    await unlessDown({ downMs: () => (looks++ < 2 ? 0 : 2_001) }, () => never);
    expect(looks).toBe(3);
  });
});
