import { isoOf, timestampOf, toMicroseconds } from './timestamps.ts';

describe('a time', () => {
  it.each([
    '1970-01-01T00:00:00.000000Z',
    '2026-01-31T23:59:59.000001Z',
    '2028-02-29T12:00:00.999999Z',
    '1969-12-31T23:59:59.500000Z',
  ])('keeps its microseconds as a protobuf timestamp: %s', (iso) => expect(isoOf(timestampOf(iso))).toBe(iso));

  it('always gets six fraction digits', () => {
    expect(
      ['2026-01-31T00:00:00Z', '2026-01-31T00:00:00.5Z', '2026-01-31T00:00:00.123456789Z'].map(toMicroseconds),
    ).toEqual(['2026-01-31T00:00:00.000000Z', '2026-01-31T00:00:00.500000Z', '2026-01-31T00:00:00.123456Z']);
  });

  it.each(['2026-01-31', '2026-01-31T00:00:00+01:00', '2026-13-01T00:00:00Z', 'now'])(
    'is refused unless it is in UTC: %s',
    (text) => {
      expect(() => timestampOf(text)).toThrow(/not a time in UTC/);
    },
  );

  it('is null if the field is absent', () => {
    expect(isoOf(undefined)).toBeNull();
  });
});
