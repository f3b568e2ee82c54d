// The cases that follow from the API document alone: each boundary and each kind of wrong value of every parameter. Each
// operation in the role that reaches most of it; who is refused is the access matrix's to prove, and the night tries every
// operation in every role.
import { allowedFindings } from './allowed-findings.ts';
import { triesTheApi } from './tries-the-api.ts';

const pattern = '^/api/v2/(finance|superadmin)/';

triesTheApi({
  lanes: [['owner'], ['super-admin']],
  search: { phases: ['examples', 'coverage'], seed: 9 },
  paths: {
    owner: { option: '--exclude-path-regex', pattern },
    'super-admin': { option: '--include-path-regex', pattern },
  },
  allowed: allowedFindings,
  expected: allowedFindings.filter(({ isRandom }) => isRandom !== true),
});
