import { given } from '@leadwright/testing/decider';
import { impersonation, type ImpersonationEvent } from './impersonation.ts';

const at = '2027-01-01T00:00:00.000000Z';
const named = {
  impersonationId: 'i',
  personId: 'p',
  superAdminId: 's',
  superAdminAccountId: 'a',
  superAdminSessionId: 't',
  reason: 'Ticket 4711',
  expiresAt: '2027-01-01T00:30:00.000Z',
};
const start = { type: 'StartImpersonation', ...named, at } as const;
const started: ImpersonationEvent = { type: 'ImpersonationStarted', ...named };
const stopped: ImpersonationEvent = {
  type: 'ImpersonationStopped',
  impersonationId: 'i',
  personId: 'p',
  reason: 'stopped',
};

describe('an impersonation', () => {
  it('starts once, and says who acts for whom, why and until when', () => {
    given(impersonation)
      .when(start)
      .then({ ...started, effectiveAt: at });
    given(impersonation, started).when(start).thenRefused('impersonation-exists');
  });
  it('that has ended never starts again', () => {
    given(impersonation, started, stopped).when(start).thenRefused('impersonation-exists');
  });
  it('ends once, and the first reason stays', () => {
    given(impersonation, started).when({ type: 'StopImpersonation', because: 'stopped' }).then(stopped);
    given(impersonation, started, stopped).when({ type: 'StopImpersonation', because: 'expired' }).then();
  });
  it('that never started cannot end', () => {
    given(impersonation).when({ type: 'StopImpersonation', because: 'stopped' }).thenRefused('impersonation-unknown');
  });
});
