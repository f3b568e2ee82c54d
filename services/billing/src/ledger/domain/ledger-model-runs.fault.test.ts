import { expectSameAsModel } from '../testing/compare-with-model.ts';

describe('the ledger against a naive model', () => {
  it('answers and books the same over 2,000 runs of about 100 commands', () => {
    expectSameAsModel(2_000);
  });
});
