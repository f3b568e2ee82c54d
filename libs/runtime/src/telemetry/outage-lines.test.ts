import { eventually } from '@leadwright/testing/eventually';
import { pino } from 'pino';
import { holdOutagesBack } from './outage-lines.ts';

type Line = { msg: string; times?: number; error?: string };

function loggerOf(everyMs?: number) {
  const lines: Line[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Line);
  return { lines, logger: pino({ hooks: { logMethod: holdOutagesBack(everyMs) } }, { write }) };
}

const refused = (port: number): Error =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    code: 'ECONNREFUSED',
    address: '127.0.0.1',
    port,
  });

describe('the lines of an outage', () => {
  it('are one at once, and one a minute with a count for as long as it goes on, whatever failed by it', async () => {
    const { lines, logger } = loggerOf(50);
    logger.error({ err: refused(5432) }, 'the relay failed');
    for (let n = 0; n < 3; n++)
      logger.warn({ err: new Error('cannot look', { cause: refused(5432) }) }, 'the worker failed');
    logger.child({ part: 'consumer' }).error({ err: refused(5432) }, 'the consumer failed');
    expect(lines.map(({ msg }) => msg)).toEqual(['the relay failed']);
    await eventually(() => lines.length === 2);
    expect(lines[1]).toMatchObject({ times: 4, error: 'connect ECONNREFUSED 127.0.0.1:5432' });
    logger.error({ err: refused(5432) }, 'the relay failed');
    await eventually(() => lines.length === 3);
    expect(lines[2]).toMatchObject({ times: 1 });
  });

  it('are told apart by what is away, also a disk that is full', () => {
    const { lines, logger } = loggerOf();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    for (const err of [refused(5432), refused(9000), refused(9000), full, full]) logger.error({ err }, 'failed');
    expect(lines).toHaveLength(3);
  });

  it('hold back no other line: a fault of ours, one without a fault, one that ends the process', () => {
    const { lines, logger } = loggerOf();
    for (let n = 0; n < 2; n++) {
      logger.error({ err: new TypeError('x is undefined') }, 'fault');
      logger.info({ err: refused(5432) }, 'request');
      logger.warn({ reason: 'signature' }, 'a webhook was refused');
      logger.fatal({ err: refused(5432) }, 'could not start');
    }
    expect(lines).toHaveLength(8);
  });
});
