import { outageOf, unreachable } from './outage.ts';
import { TransientError } from './transient.ts';

const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);
const refused = failed({ code: 'ECONNREFUSED', address: '10.0.0.1', port: 5432 }, 'connect ECONNREFUSED');

describe('an outage', () => {
  it.each([
    failed({ code: '57P03' }, 'the database system is starting up'),
    failed({ code: '57P01' }, 'terminating connection due to administrator command'),
    failed({ code: '08006' }),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    unreachable('PostgreSQL', failed({ code: 'ECONNRESET' }, 'read ECONNRESET')),
    new Error('the log cannot be written just now', { cause: unreachable('PostgreSQL', failed(refused)) }),
  ])('of PostgreSQL is one, in whichever words: %s', (error) => expect(outageOf(error)).toBe('PostgreSQL'));

  it('of a disk is one, whoever wanted to write', () => {
    const full = [
      failed({ code: 'ENOSPC' }),
      failed({ code: '53100' }),
      new Error('DB::Exception: NOT_ENOUGH_SPACE'),
      failed({ $metadata: { httpStatusCode: 507 } }),
    ];
    expect(full.map(outageOf)).toEqual(full.map(() => 'disk'));
  });

  it('has the name of the engine, the store, the address or what we say of it', () => {
    expect(outageOf(failed({ name: 'KafkaJSConnectionError', code: 'ECONNREFUSED' }))).toBe('Kafka');
    expect(outageOf(failed({ code: 'ECONNREFUSED', $metadata: { attempts: 3 } }))).toBe('file store');
    expect(outageOf(failed({ $metadata: { httpStatusCode: 503 } }))).toBe('file store');
    expect(outageOf(new TransientError('accounts cannot be asked', { cause: refused }))).toBe('10.0.0.1:5432');
    const several = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
    expect(outageOf(several)).toBe('10.0.0.1:5432');
    expect(outageOf(new TransientError('accounts answers 503'))).toBe('accounts answers 503');
  });

  it('is nothing that one statement or one of our faults can be', () => {
    const others = [
      ...['40001', '40P01', '55P03', '57014', '23505', 'ERR_INVALID_ARG_TYPE'].map((code) => failed({ code })),
      failed({ $metadata: { httpStatusCode: 403 } }),
      failed({ name: 'KafkaJSProtocolError' }),
      new TypeError('x is undefined'),
      'text',
      null,
    ];
    expect(others.map(outageOf)).toEqual(others.map(() => undefined));
  });
});
