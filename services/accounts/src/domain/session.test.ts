import { given } from '@leadwright/testing/decider';
import { session, type SessionEvent } from './session.ts';

const at = '2027-01-01T00:00:00.000000Z';
const ids = { sessionId: 's', personId: 'p' };
const started: SessionEvent = { type: 'SessionStarted', ...ids };
const ended: SessionEvent = { type: 'SessionEnded', ...ids, reason: 'logged-out' };
const reuse = { type: 'ReportReuse', firstUsedAt: '2027-01-01T00:00:00.000000Z' } as const;
const reused: SessionEvent = { type: 'RefreshTokenReused', ...ids, firstUsedAt: reuse.firstUsedAt };

describe('a session', () => {
  it('starts once', () => {
    given(session)
      .when({ type: 'StartSession', ...ids, at })
      .then({ ...started, effectiveAt: at });
    given(session, started)
      .when({ type: 'StartSession', ...ids, at })
      .thenRefused('session-exists');
  });
  it('that has ended never starts again', () => {
    given(session, started, ended)
      .when({ type: 'StartSession', ...ids, at })
      .thenRefused('session-exists');
  });
  it('ends once, and a repeat changes nothing', () => {
    given(session, started).when({ type: 'EndSession', reason: 'logged-out' }).then(ended);
    given(session, started, ended).when({ type: 'EndSession', reason: 'expired' }).then();
  });
  it('that never started cannot end', () => {
    given(session).when({ type: 'EndSession', reason: 'expired' }).thenRefused('session-unknown');
    given(session).when(reuse).thenRefused('session-unknown');
  });
  it('ends when its token is reused, and reports the reuse', () => {
    given(session, started)
      .when(reuse)
      .then(reused, { type: 'SessionEnded', ...ids, reason: 'reused' });
  });
  it('that has ended records no further reuse, so that a thief cannot fill the log', () => {
    given(session, started, reused, ended).when(reuse).then();
  });
});
