import { isAwardLot, shareAward } from './bonus-lots.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';

it('knows a lot that was earned by sharing from any other', () => {
  const at = '2027-01-31T10:00:00.000000Z';
  const { lot } = shareAward('mark', 10_000, { lattice: latticeFrom('l', at, 'UTC'), period: 0, at });
  expect(['download-1:credit:paid', 'plan:l:0', lot.lotId].map(isAwardLot)).toEqual([false, false, true]);
  const again = [`reissue:${lot.lotId}:in_1`, `reissue:reissue:${lot.lotId}:in_1:in_2`, 'reissue:plan:l:0:in_1'];
  expect(again.map(isAwardLot)).toEqual([true, true, false]);
});
