import { captureLog } from './log-capture.ts';
import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('returns as soon as the condition holds, after throws and false', async () => {
    let attempts = 0;
    const condition = (): string | false => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
      return attempts > 2 && 'there';
    };
    expect(await eventually(condition)).toBe('there');
  });

  it('throws the last error at the deadline', async () => {
    await expect(eventually(() => Promise.reject(new Error('still away')), { deadlineMs: 30 })).rejects.toThrow(
      'still away',
    );
    await expect(eventually(() => false, { deadlineMs: 30, what: 'the mail' })).rejects.toThrow(
      'the mail did not come within 30 ms',
    );
  });
});

it('captures log lines parsed and redacted', () => {
  const { logger, lines } = captureLog();
  logger.warn({ email: 'a@b.example', id: 'x' }, 'seen');
  expect(lines).toMatchObject([{ level: 40, msg: 'seen', id: 'x', email: '[redacted]', service: 'test' }]);
});
