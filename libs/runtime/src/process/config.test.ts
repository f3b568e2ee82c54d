import { Type } from 'typebox';
import { ConfigError, parseConfig } from './config.ts';

const schema = Type.Object({
  BILLING_PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  BILLING_POSTGRES_URL: Type.String({ minLength: 1 }),
  BILLING_PEERS: Type.Record(Type.String(), Type.String()),
  BILLING_MIGRATE: Type.Boolean({ default: false }),
  BILLING_CRASH_AT: Type.Optional(Type.String()),
});
const good = {
  BILLING_PORT: '4000',
  BILLING_POSTGRES_URL: 'postgres://x',
  BILLING_PEERS: '{"export":"http://127.0.0.1:1"}',
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseConfig', () => {
  it('converts text to the types of the schema and freezes the answer', () => {
    const config = parseConfig(schema, good);
    expect(config).toEqual({
      BILLING_PORT: 4000,
      BILLING_POSTGRES_URL: 'postgres://x',
      BILLING_PEERS: { export: 'http://127.0.0.1:1' },
      BILLING_MIGRATE: false,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('names every bad or missing variable in one error, without its value', () => {
    const problems = problemsOf({ BILLING_PORT: 'forty', BILLING_PEERS: '{broken', BILLING_MIGRATE: 'perhaps' });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).toMatch(/BILLING_PORT .*\n?BILLING_POSTGRES_URL is missing/);
    expect(problems.join('\n')).not.toMatch(/forty|broken|perhaps/);
  });

  it('treats an empty variable as missing', () => {
    expect(problemsOf({ ...good, BILLING_POSTGRES_URL: '' })).toEqual(['BILLING_POSTGRES_URL is missing']);
  });
});
