import { eventually } from '@leadwright/testing/eventually';
import { pino } from 'pino';
import { unreachable } from '../faults/outage.ts';
import { holdOutagesBack } from './outage-lines.ts';

type Line = { msg: string; times?: number; error?: string; outage?: string; topic?: string; err?: { stack: string } };

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
const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('the lines of an outage', () => {
  it('are one at once, and one a minute with a count for as long as it goes on, whatever failed by it', async () => {
    const { lines, logger } = loggerOf(50);
    logger.error({ err: unreachable('PostgreSQL', refused(5432)), topic: 'billing' }, 'the relay failed');
    for (const err of [
      new Error('cannot look', { cause: unreachable('PostgreSQL', refused(5432)) }),
      new Error('Client has encountered a connection error and is not queryable'),
      coded('57P03', 'the database system is starting up'),
      unreachable('PostgreSQL', new Error('the session that held the partitions of audit.billing was lost')),
    ])
      logger.child({ part: 'consumer' }).error({ err }, 'the consumer failed');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'the relay failed',
        topic: 'billing',
        outage: 'PostgreSQL',
        error: 'connect ECONNREFUSED 127.0.0.1:5432',
      }),
    ]);
    await eventually(() => lines.length === 2);
    expect(lines[1]).toMatchObject({ times: 4, outage: 'PostgreSQL', error: expect.stringMatching(/was lost$/) });
    logger.error({ err: coded('57P03', 'the database system is starting up') }, 'the relay failed');
    await eventually(() => lines.length === 3);
    expect(lines[2]).toMatchObject({ times: 1 });
  });

  it('have no trace, whose place is where the engine was asked by chance', () => {
    const { lines, logger } = loggerOf();
    logger.error({ err: coded('57P03', 'the database system is starting up') }, 'the relay failed');
    logger.warn({ err: refused(9000) }, 'the worker failed');
    expect(lines.map((line) => [line.err, JSON.stringify(line).includes('.ts:')])).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });

  it('are told apart by what is away, also a disk that is full', () => {
    const { lines, logger } = loggerOf();
    const full = coded('ENOSPC', 'ENOSPC: no space left on device, write');
    for (const err of [refused(5432), refused(9000), refused(9000), full, full]) logger.error({ err }, 'failed');
    expect(lines.map(({ outage }) => outage)).toEqual(['127.0.0.1:5432', '127.0.0.1:9000', 'disk']);
  });
});

describe('other lines', () => {
  it('are all there: a fault of ours, one without a fault, one that ends the process', () => {
    const { lines, logger } = loggerOf();
    for (let n = 0; n < 2; n++) {
      logger.error({ err: new TypeError('x is undefined') }, 'fault');
      logger.info({ err: refused(5432) }, 'request');
      logger.warn({ reason: 'signature' }, 'a webhook was refused');
      logger.fatal({ err: refused(5432) }, 'could not start');
    }
    expect(lines).toHaveLength(8);
    expect(lines[0]?.err?.stack).toMatch(/x is undefined\n.*outage-lines\.test\.ts/);
  });

  it('of what passes by itself and is no outage are one a minute for each kind, with their trace', () => {
    const { lines, logger } = loggerOf();
    const deadlock = () => coded('40P01', 'deadlock detected');
    for (const err of [deadlock(), new Error('not kept', { cause: deadlock() }), coded('57014', 'canceled')])
      logger.warn({ err }, 'trying again');
    expect(lines.map(({ err }) => err?.stack.split('\n')[0])).toEqual(['Error: deadlock detected', 'Error: canceled']);
  });
});
