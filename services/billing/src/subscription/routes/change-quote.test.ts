import { describe, expect, it } from '@jest/globals';
import { quoteOf } from './get-change-quote.ts';
import type { Processor } from '../../providers/processor.ts';

const asked = { subscriptionId: 'sub-1', planId: 'rollover-50k' };
const warned: object[] = [];
const log = { warn: (given: object) => void warned.push(given) };
const by = (quoteChange: NonNullable<Processor['quoteChange']>) =>
  quoteOf({ processor: { quoteChange } as Processor, quoteMs: 20 }, asked, log);

describe('what a change of plan would charge now', () => {
  it('is the sum that the provider gives', async () => {
    expect(await by(async () => ({ chargeCents: 4_952 }))).toBe(4_952);
  });

  it('is no sum, rather than a wrong one, where the provider fails, is late, or gives none', async () => {
    const late = new Promise<never>(() => undefined);
    expect(await by(() => late)).toBeNull();
    expect(await by(() => Promise.reject(new Error('away')))).toBeNull();
    expect(await by(async () => null)).toBeNull();
    expect(await quoteOf({ processor: {} as Processor }, asked, log)).toBeNull();
    expect(warned).toHaveLength(1);
  });
});
