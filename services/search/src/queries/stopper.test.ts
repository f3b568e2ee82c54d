import { describe, expect, it } from '@jest/globals';
import type { Asker } from './count-leads.ts';
import { createStopper } from './stopper.ts';

const untilAborted = ({ signal }: Asker): Promise<string> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('ended');
    signal.addEventListener('abort', () => resolve('ended'));
  });

describe('stopping the service', () => {
  it('ends what runs and what comes later', async () => {
    const stopper = createStopper();
    const asker = { signal: new AbortController().signal, secondsMax: 60 };
    const running = stopper.run(asker, untilAborted);
    stopper.stop();
    expect(await running).toBe('ended');
    expect(await stopper.run(asker, untilAborted)).toBe('ended');
  });

  it('leaves the asker free to go first', async () => {
    const browser = new AbortController();
    const running = createStopper().run({ signal: browser.signal, secondsMax: 60 }, untilAborted);
    browser.abort();
    expect(await running).toBe('ended');
  });
});
