import { describe, expect, it } from '@jest/globals';
import { Value } from 'typebox/value';
import { limits, raisedLimits } from './auth/limits.ts';
import { GatewayConfigSchema } from './config.ts';

const { GATEWAY_LIMIT_MAXIMA: schema } = GatewayConfigSchema.properties;

describe('GATEWAY_LIMIT_MAXIMA', () => {
  it('may override each limit that there is, the webhooks’ too', () => {
    const maxima = Object.fromEntries(Object.keys(limits).map((name) => [name, 1]));
    expect(Value.Check(schema, maxima)).toBe(true);
    expect(Value.Check(schema, { 'webhooks-provider': 60_000 })).toBe(true);
  });

  it('is refused with a name of no limit, and with a maximum below one', () => {
    expect(Value.Check(schema, { 'webhook-provider': 1 })).toBe(false);
    expect(Value.Check(schema, { counts: 0 })).toBe(false);
  });

  it('is warned about where it raises a limit, and not where it lowers one or cannot change it', () => {
    expect(raisedLimits({ downloads: 11, counts: 120, searches: 1, 'login-account': 1_000 })).toEqual({
      downloads: { own: 10, now: 11 },
    });
    expect(raisedLimits({})).toEqual({});
  });
});
