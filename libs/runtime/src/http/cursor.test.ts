import { isMoment, readNumbers, readValues, wholeMax, writeValues } from './cursor.ts';

describe('a cursor of numbers', () => {
  it('is read back up to what a column holds', () => {
    expect(readNumbers('0.9223372036854775807', [wholeMax.int4, wholeMax.int8])).toEqual([0n, 9223372036854775807n]);
  });
  it.each([
    '',
    '.',
    '1',
    '1.2.3',
    '-1.2',
    '1.-2',
    '01.2',
    '1.2 ',
    ' 1.2',
    '+1.2',
    '1e1.2',
    '0x1.2',
    '1.\u0000',
    '2147483648.1',
    '1.9223372036854775808',
    `1.${'9'.repeat(5000)}`,
    '\u0661.2',
  ])('is none as %j', (text) => expect(readNumbers(text, [wholeMax.int4, wholeMax.int8])).toBeNull());
});

describe('a cursor of values', () => {
  it('is read back as it was written', () => {
    expect(readValues(writeValues(['2026-02-28', 5]))).toEqual(['2026-02-28', 5]);
  });
  it.each([
    ['no base64', '%%%'],
    ['empty', ''],
    ['no JSON', Buffer.from('x').toString('base64url')],
    ['no list', Buffer.from('{}').toString('base64url')],
    ['a list in a list', Buffer.from('[[]]').toString('base64url')],
    ['another spelling of a number', Buffer.from('[1e2]').toString('base64url')],
    ['spaces', Buffer.from('[ 1]').toString('base64url')],
    ['padding', `${writeValues([1])}==`],
    ['a NUL behind', `${writeValues([1])}\u0000`],
    ['another alphabet', Buffer.from('["??>"]').toString('base64')],
    ['over-long', writeValues(['x'.repeat(400)])],
  ])('is none with %s', (_name, text) => expect(readValues(text)).toBeNull());
});

describe('a moment', () => {
  it.each([
    '2026-02-28T23:59:59.999999Z',
    '2024-02-29T00:00:00.000000Z',
    '1970-01-01T00:00:00.000000Z',
    '2199-12-31T23:59:59.000000Z',
  ])('exists: %s', (text) => expect(isMoment(text)).toBe(true));
  it.each([
    '2026-02-30T00:00:00.000000Z',
    '2025-02-29T00:00:00.000000Z',
    '2026-13-01T00:00:00.000000Z',
    '2026-00-01T00:00:00.000000Z',
    '2026-01-00T00:00:00.000000Z',
    '2026-01-01T24:00:00.000000Z',
    '2026-01-01T23:60:00.000000Z',
    '2026-01-01T23:59:60.000000Z',
    '1969-12-31T00:00:00.000000Z',
    '9999-01-01T00:00:00.000000Z',
    '2026-01-01T00:00:00.000Z',
    '2026-01-01',
    '',
    5,
    null,
  ])('does not exist: %j', (value) => expect(isMoment(value)).toBe(false));
});
