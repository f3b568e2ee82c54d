import { isAwardLot, shareAward } from './bonus-lots.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';

it('knows a lot that was earned by sharing from any other', () => {
  const at = '2027-01-31T10:00:00.000000Z';
  const { lot } = shareAward('mark', 10_000, { lattice: latticeFrom('l', at, 'UTC'), period: 0, at });
  const lots = ['download-1:credit:paid', 'plan:l:0', 'reissue:plan:l:0', lot.lotId, `reissue:${lot.lotId}#2`];
  expect(lots.map(isAwardLot)).toEqual([false, false, false, true, true]);
});
