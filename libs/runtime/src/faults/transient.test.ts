import { isTransient, TransientError } from './transient.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('what passes by itself', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    '55P03',
    '40P01',
    '40001',
    '57P01',
    '57014',
    '53300',
    '08006',
    '25P03',
    'ENOSPC',
    '53100',
  ])('is %s', (code) => {
    expect(isTransient(coded(code))).toBe(true);
  });

  it('is a lost connection without a code, and whatever such a failure caused', () => {
    expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isTransient(new Error('the log cannot be read', { cause: coded('ECONNRESET') }))).toBe(true);
    expect(isTransient(new TransientError('away'))).toBe(true);
  });

  it('is what an S3 server answers whose disk is full or that is away, and not what it refuses', () => {
    const answered = (httpStatusCode: number) =>
      isTransient(Object.assign(new Error('No space left on device.'), { $metadata: { httpStatusCode } }));
    expect([507, 500, 503].map(answered)).toEqual([true, true, true]);
    expect([400, 403, 404, 501].map(answered)).toEqual([false, false, false, false]);
  });

  it.each(['23505', '42P01', '22P02', '25P02', 'ERR_INVALID_ARG_TYPE'])('is not %s', (code) => {
    expect(isTransient(coded(code))).toBe(false);
  });

  it('is neither a bug nor a value that was thrown', () => {
    for (const thrown of [new TypeError('x is undefined'), 'text', null, undefined])
      expect(isTransient(thrown)).toBe(false);
  });
});
