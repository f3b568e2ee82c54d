import { secrets, secretsIn } from './secrets-in-log.ts';

describe('security S27: the search for secrets in a log', () => {
  it('knows 25 kinds', () => {
    expect(new Set(secrets.map(({ what }) => what)).size).toBe(25);
  });

  it.each(secrets)('finds a $what', ({ what, example }) => {
    const found = secretsIn(`{"level":30}\n{"level":40,"msg":${JSON.stringify(example).replaceAll('\\"', '"')}}`);
    expect(found.map((line) => line.split(':')[0])).toContain(what);
  });

  it('finds nothing in lines as they should be', () => {
    const lines = [
      '{"level":40,"time":"2026-11-23T14:48:23.123456Z","service":"gateway","correlationId":"01a208e1-1945-7278-a0b0-235481ba7530"}',
      '{"authorization":"[redacted]","cookie":"[redacted]","password":"[redacted]","email":"[redacted]"}',
      '{"url":"/api/v2/sessions/refresh","status":401,"remoteAddress":"127.0.0.1","durationMs":1795445303123}',
      '{"stack":"Error: x\\n at f (/srv/node_modules/@fastify/jwt/jwt.js:12:3)"}',
      '{"mark":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}',
    ];
    expect(secretsIn(lines.join('\n'))).toEqual([]);
  });
});
