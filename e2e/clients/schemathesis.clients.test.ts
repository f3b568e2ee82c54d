// The cases that follow from the API document alone: each boundary and each kind of wrong value of every parameter, of the
// operations that an owner has. Who is refused is the access matrix's to prove; what only staff have, and every operation
// in every other role, is the night's.
import { allowedFindings, foundAmong, STAFF_PATHS } from './allowed-findings.ts';
import { triesTheApi } from './tries-the-api.ts';

triesTheApi({
  lanes: [['owner']],
  search: { phases: ['examples', 'coverage'], seed: 9 },
  paths: { owner: { option: '--exclude-path-regex', pattern: STAFF_PATHS } },
  allowed: allowedFindings,
  expected: foundAmong('others'),
});
