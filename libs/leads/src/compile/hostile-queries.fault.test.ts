import { expectTextOutsideSql } from '../testing/expect-text-outside-sql.ts';

describe('what a person typed', () => {
  it('stands in no SQL text, over 10,000 hostile queries', () => {
    expectTextOutsideSql(10_000);
  });
});
