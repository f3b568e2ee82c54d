import { Writable } from 'node:stream';
import { createLogger } from './logger.ts';

function capture(): { lines: string[]; stream: Writable } {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, stream };
}

describe('the log', () => {
  it('writes one line of JSON with the service and the time', () => {
    const { lines, stream } = capture();
    createLogger('billing', 'info', stream).info({ leads: 5 }, 'granted');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      service: 'billing',
      leads: 5,
      msg: 'granted',
      time: expect.stringMatching(/Z$/),
    });
  });

  it('redacts secrets and personal data wherever they stand, two levels deep', () => {
    const { lines, stream } = capture();
    const planted = 'planted-canary';
    createLogger('accounts', 'info', stream).info({
      password: planted,
      body: { email: planted, token: planted },
      request: { headers: { authorization: planted, cookie: planted } },
      person: { name: planted, phone: planted },
      sms: { sms_to: planted, verificationCode: planted },
    });
    expect(lines.join('')).not.toContain(planted);
  });
});
