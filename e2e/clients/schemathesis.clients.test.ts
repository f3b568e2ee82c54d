// The cases that follow from the API document alone: each boundary and each kind of wrong value of every parameter. The
// two roles that reach most; the night tries the others too.
import { allowedFindings } from './allowed-findings.ts';
import { triesTheApi } from './tries-the-api.ts';

triesTheApi({
  lanes: [['owner'], ['super-admin']],
  search: { phases: ['examples', 'coverage'], seed: 9 },
  allowed: allowedFindings,
  expected: allowedFindings.filter(({ isRandom }) => isRandom !== true),
});
