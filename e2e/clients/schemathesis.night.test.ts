// Every case in every role, and requests and sequences of requests drawn at random. What is found becomes a case of the
// tests beside the code.
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { allowedFindings, foundAmong } from './allowed-findings.ts';
import { triesTheApi } from './tries-the-api.ts';

triesTheApi({
  // Roles of one account never run side by side, because each sees the other's changes.
  lanes: [
    ['member', 'owner', 'nobody'],
    ['finance', 'super-admin'],
  ],
  search: { phases: ['examples', 'coverage', 'fuzzing', 'stateful'], seed: runSeed() },
  allowed: allowedFindings,
  // CI looks for the others.
  expected: foundAmong('staff'),
});
