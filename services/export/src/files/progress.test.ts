import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createProgress } from './progress.ts';

const setUp = () => {
  const published: { downloadId: string; progress: number; rows: number; storing: boolean }[] = [];
  let clock = 0;
  const progress = createProgress({
    bus: {
      publishVolatile: async ({ value }) => {
        published.push(JSON.parse(new TextDecoder().decode(value)) as (typeof published)[number]);
      },
    },
    logger: createLogger('test', 'silent'),
    now: () => clock,
  });
  return { published, progress, pass: (ms: number) => (clock += ms) };
};
const file = { accountId: 'a', downloadId: 'd1' };

describe('progress', () => {
  it('is published at most twice a second, and read at once', () => {
    const { published, progress, pass } = setUp();
    for (let written = 0; written < 100; written += 1) {
      progress.report(file, written, 100);
      pass(10);
    }
    expect(published.map(({ rows }) => rows)).toEqual([0, 50]);
    expect(progress.of('d1')).toEqual({ percent: 99, storing: false });
  });
  it('never says 100: that is the word of the finished download', () => {
    const { progress } = setUp();
    progress.report(file, 100, 100);
    expect(progress.of('d1')).toEqual({ percent: 99, storing: true });
  });
  it('says at once that all rows are written and the file is being stored, and once', () => {
    const { published, progress } = setUp();
    for (const written of [1, 99, 100, 100]) progress.report(file, written, 100);
    expect(published.map(({ rows, storing }) => [rows, storing])).toEqual([
      [1, false],
      [100, true],
    ]);
  });
  it('knows nothing of a download that is not being made', () => {
    const { progress } = setUp();
    progress.report(file, 1, 2);
    progress.end('d1');
    expect(progress.of('d1')).toBeNull();
  });
  it('does not stop a file when it cannot be published', async () => {
    const warned = jest.fn();
    const progress = createProgress({
      bus: { publishVolatile: () => Promise.reject(new Error('away')) },
      logger: { ...createLogger('test', 'silent'), warn: warned } as never,
      now: () => 0,
    });
    progress.report(file, 1, 2);
    await Promise.resolve();
    await Promise.resolve();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
