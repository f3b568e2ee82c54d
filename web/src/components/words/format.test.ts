import {
  formatAge,
  formatMoment,
  formatTime,
  leadsWord,
  zoneNameAt,
  formatBytes,
  formatDay,
  formatDuration,
  formatLeads,
  formatMoney,
  formatNumber,
  formatSigned,
} from './format.ts';

describe('what people read', () => {
  it('has thousands separators and true signs', () => {
    expect([formatNumber(12_345), formatSigned(-2_500), formatSigned(100), formatSigned(0)]).toEqual([
      '12,345',
      '−2,500',
      '+100',
      '0',
    ]);
  });
  it('says one lead, many leads', () => {
    expect([0, 1, 2, 1_000].map(formatLeads)).toEqual(['0 leads', '1 lead', '2 leads', '1,000 leads']);
  });
  it('has money with cents, and dates that nobody misreads', () => {
    expect([formatMoney(9_900), formatDay('2026-12-31T12:00:00Z')]).toEqual(['$99.00', '31 Dec 2026']);
  });
  it('has sizes and durations in the unit that fits', () => {
    expect([
      formatBytes(1),
      formatBytes(812),
      formatBytes(412_345),
      formatBytes(1_200_000),
      formatDuration(84),
      formatDuration(1_240),
    ]).toEqual(['1 byte', '812 bytes', '412.3 kB', '1.2 MB', '84 ms', '1.2 s']);
  });
  it('says how long ago, then the day', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect([5_000, 5 * 60_000, 3 * 3_600_000, 30 * 3_600_000].map((ago) => formatAge(now - ago, now))).toEqual([
      'just now',
      '5 min ago',
      '3 h ago',
      '20 Nov 2026',
    ]);
  });
  it('has times with the zone as people there call it, summer and winter', () => {
    const names = (zone: string) => ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => zoneNameAt(at, zone));
    expect(names('America/Phoenix')).toEqual(['MST', 'MST']);
    expect(names('America/New_York')).toEqual(['EST', 'EDT']);
    expect(names('Europe/Berlin')).toEqual(['CET', 'CEST']);
    expect(names('Europe/London')).toEqual(['GMT', 'BST']);
    expect(names('Asia/Kolkata')).toEqual(['India Standard Time', 'India Standard Time']);
    expect(names('UTC')).toEqual(['UTC', 'UTC']);
    const here = zoneNameAt('2026-12-31T12:05:00Z');
    expect([
      formatMoment('2026-12-31T12:05:00Z').endsWith(` ${here}`),
      formatTime('2026-12-31T12:05:00Z').endsWith(` ${here}`),
    ]).toEqual([true, true]);
  });
  it('has the word for one lead apart from its number', () => {
    expect([0, 1, 2, 1_000].map(leadsWord)).toEqual(['leads', 'lead', 'leads', 'leads']);
  });
});
