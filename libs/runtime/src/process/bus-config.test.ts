import { Type } from 'typebox';
import { busCheck, busConfigOf, busVariables } from './bus-config.ts';
import { ConfigError, parseConfig } from './config.ts';

const schema = Type.Object({ BILLING_PORT: Type.Integer(), ...busVariables('BILLING') });
const logs = { BILLING_BUS_LOGS: '{"leadwright.other.v1":"postgres://x"}' };
const kafka = { BILLING_KAFKA_BROKERS: 'a:9092,b:9093' };
const login = {
  BILLING_KAFKA_SASL_MECHANISM: 'scram-sha-512',
  BILLING_KAFKA_SASL_USERNAME: 'billing',
  BILLING_KAFKA_SASL_PASSWORD: 'hidden',
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(schema, { BILLING_PORT: '1', ...env }, [busCheck('BILLING')]);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the variables of the bus', () => {
  it.each([
    ['brokers alone', kafka],
    ['brokers with a login', { ...kafka, ...login, BILLING_KAFKA_SSL: 'true' }],
    ['logs alone, none of them too', { BILLING_BUS_LOGS: '{}' }],
  ])('take %s', (_what, env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  it.each([
    [
      'neither',
      {},
      ['BILLING_KAFKA_BROKERS is missing, and so is BILLING_BUS_LOGS: one of them says where events travel'],
    ],
    [
      'both',
      { ...kafka, ...logs },
      ['BILLING_KAFKA_BROKERS and BILLING_BUS_LOGS are both given: a service has one bus'],
    ],
    [
      'half a login',
      { ...kafka, BILLING_KAFKA_SASL_MECHANISM: 'plain' },
      ['BILLING_KAFKA_SASL_USERNAME is missing', 'BILLING_KAFKA_SASL_PASSWORD is missing'],
    ],
    [
      'a login without brokers',
      { ...logs, ...login },
      ['BILLING_KAFKA_BROKERS is missing, for the login that is given'],
    ],
  ])('refuse %s', (_what, env, problems) => {
    expect(problemsOf(env)).toEqual(problems);
  });

  it.each(['broker', 'broker:', 'broker:9092,', 'broker:9092, other:9092', 'kafka://'])(
    'refuse "%s" for addresses, without showing it',
    (brokers) => {
      const problems = problemsOf({ BILLING_KAFKA_BROKERS: brokers });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^BILLING_KAFKA_BROKERS /);
    },
  );

  it('are all complained about at once, beside everything else that is wrong', () => {
    const problems = problemsOf({
      BILLING_PORT: 'x',
      BILLING_KAFKA_SASL_MECHANISM: 'kerberos',
      BILLING_KAFKA_SSL: 'perhaps',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'BILLING_PORT',
      'BILLING_KAFKA_SSL',
      'BILLING_KAFKA_SASL_MECHANISM',
      'BILLING_KAFKA_BROKERS',
    ]);
  });

  it('are read without the prefix', () => {
    const config = parseConfig(schema, { BILLING_PORT: '1', ...kafka, ...login }, [busCheck('BILLING')]);
    expect(busConfigOf('BILLING', config)).toEqual({
      KAFKA_BROKERS: 'a:9092,b:9093',
      KAFKA_SSL: false,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'billing',
      KAFKA_SASL_PASSWORD: 'hidden',
    });
  });
});
