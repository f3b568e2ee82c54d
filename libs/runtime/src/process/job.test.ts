import { createLogger } from '../telemetry/logger.ts';
import { runJob } from './job.ts';

const logger = createLogger('billing', 'silent');
const away = () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('a job', () => {
  const lines: string[] = [];
  const tellLast = (line: string): void => void lines.push(line);
  beforeEach(() => void (lines.length = 0));
  afterEach(() => void (process.exitCode = undefined));
  const failing = (errors: Error[]) => {
    const asked = { times: 0 };
    const work = async () => {
      const error = errors[asked.times];
      asked.times += 1;
      if (error) throw error;
    };
    return { asked, work };
  };

  it('waits for an engine that is away', async () => {
    const { asked, work } = failing([away(), away()]);
    await runJob('billing', work, { againMs: 1, logger, tellLast });
    expect([asked.times, process.exitCode, lines]).toEqual([3, undefined, []]);
  });

  it('ends at once when an engine refuses, and its last line is the reason', async () => {
    const refused = Object.assign(new Error('password authentication failed for user "billing"'), { code: '28P01' });
    const { asked, work } = failing([refused]);
    await runJob('billing', work, { againMs: 1, logger, tellLast });
    expect([asked.times, process.exitCode]).toEqual([1, 1]);
    expect(lines).toEqual(['billing failed: password authentication failed for user "billing"\n']);
  });

  it('ends with the reason when an engine stays away', async () => {
    const { asked, work } = failing([away(), away(), away()]);
    await runJob('billing', work, { patienceMs: 0, againMs: 1, logger, tellLast });
    expect([asked.times, process.exitCode]).toEqual([1, 1]);
    expect(lines).toEqual(['billing failed: connect ECONNREFUSED 10.0.0.1:5432\n']);
  });
});
