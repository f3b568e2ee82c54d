import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metrics } from '@leadwright/runtime/telemetry/metrics';
import { watchRefusedWebhooks } from './refused-webhooks.ts';

afterEach(() => jest.useRealTimers());

it('a refused webhook is one line a minute and reason, with how many came; each counts', () => {
  jest.useFakeTimers();
  const lines: unknown[] = [];
  let counted = 0;
  const metrics = { counter: () => (by: number) => void (counted += by) } as unknown as Metrics;
  const logger = { warn: (facts: unknown) => void lines.push(facts) } as unknown as Logger;
  const refused = watchRefusedWebhooks(metrics, logger);
  for (let n = 0; n < 1_000; n++) refused('postmark', 'signature-wrong');
  refused('postmark', 'too-old');
  expect(lines).toEqual([
    { processor: 'postmark', reason: 'signature-wrong' },
    { processor: 'postmark', reason: 'too-old' },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([{ processor: 'postmark', reason: 'signature-wrong', times: 999 }]);
  jest.advanceTimersByTime(300_000);
  refused('postmark', 'signature-wrong');
  expect([lines.length, counted]).toEqual([4, 1_002]);
});
