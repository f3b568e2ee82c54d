import fc from 'fast-check';
import { costInLeads as shown } from '@leadwright/leads/rules/cost';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { costInLeads } from '../ledger/domain/lots.ts';

it('what a page says that a download costs is what is set aside for it', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100_000 }), (rows, multiplierHundredths) => {
      expect(shown(rows, multiplierHundredths)).toBe(costInLeads(rows, multiplierHundredths));
    }),
    cases(),
  );
});
