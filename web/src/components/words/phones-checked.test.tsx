import { render } from '@testing-library/react';
import { PhonesChecked } from './phones-checked.tsx';

const said = (given: Parameters<typeof PhonesChecked>[0]): string | null =>
  render(<PhonesChecked {...given} />).container.textContent;

describe('what is said of checked phone numbers', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-13T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('says when they were checked and until when one may call, and warns afterwards', () => {
    expect(said({ checkedOn: '2026-11-12', callableUntil: '2026-12-13' })).toBe(
      'Phone numbers: checked 12 Nov 2026, callable until 13 Dec 2026.',
    );
    expect(said({ checkedOn: '2026-11-11', callableUntil: '2026-12-12' })).toBe(
      'Phone numbers: checked 11 Nov 2026, too old to call by since 12 Dec 2026.',
    );
  });

  it('says of made-up leads, and of those that nobody checked, that they were not', () => {
    expect(said({ madeUp: true })).toContain('checked against nothing real');
    expect(said({})).toContain('We did not check');
  });

  it('says of made-up leads that an operator compared with a list both, and calls none of them callable', () => {
    expect(said({ madeUp: true, checkedOn: '2026-12-01', callableUntil: '2027-01-01' })).toBe(
      'These leads are made up. Their numbers, which nobody has, were compared with the do-not-call list of 1 Dec 2026.',
    );
  });
});
