// One signed-in browser. Stream session-<id> of the account. An ended session never becomes live again.
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';

export type EndedBecause =
  | 'logged-out'
  | 'expired'
  | 'reused'
  | 'password-changed'
  | 'email-changed'
  | 'ended-by-person'
  | 'member-removed'
  | 'member-disabled'
  | 'role-changed'
  | 'impersonation-ended'
  | 'person-erased';

export type SessionEvent =
  /** Takes effect by the real clock: no sandbox makes a session longer or shorter. */
  | { type: 'SessionStarted'; sessionId: string; personId: string; effectiveAt?: string }
  | { type: 'SessionEnded'; sessionId: string; personId: string; reason: EndedBecause }
  | { type: 'RefreshTokenReused'; sessionId: string; personId: string; firstUsedAt: string };

/** `at`: the database's clock, without a sandbox's offset. */
export type StartSession = { type: 'StartSession'; sessionId: string; personId: string; at: string };
export type EndSession = { type: 'EndSession'; reason: EndedBecause };
/** An exchanged refresh token was used again: somebody has a copy. */
export type ReportReuse = { type: 'ReportReuse'; firstUsedAt: string };
export type SessionCommand = StartSession | EndSession | ReportReuse;

export type SessionRefusal = { code: 'session-exists' } | { code: 'session-unknown' };

export type Session = { state: 'none' } | { state: 'live' | 'over'; sessionId: string; personId: string };

export const session = deciderOf<Session, SessionCommand, SessionEvent, SessionRefusal>({
  codeVersion: 1,
  initial: { state: 'none' },
  commands: {
    StartSession: { decide: start },
    EndSession: { decide: (command, state) => end(command.reason, state) },
    ReportReuse: { decide: reportReuse },
  },
  events: {
    SessionStarted: {
      evolve: (_state, event) => ({ state: 'live', sessionId: event.sessionId, personId: event.personId }),
    },
    SessionEnded: {
      evolve: (_state, event) => ({ state: 'over', sessionId: event.sessionId, personId: event.personId }),
    },
    RefreshTokenReused: { evolve: (state) => state },
  },
});

export const sessionStream = (accountId: string, sessionId: string) => ({
  accountId,
  streamId: `session-${sessionId}`,
});

function start({ sessionId, personId, at }: StartSession, state: Session): Decision<SessionEvent, SessionRefusal> {
  return state.state === 'none'
    ? accept({ type: 'SessionStarted', sessionId, personId, effectiveAt: at })
    : refuse({ code: 'session-exists' });
}

function end(reason: EndedBecause, state: Session): Decision<SessionEvent, SessionRefusal> {
  if (state.state === 'none') return refuse({ code: 'session-unknown' });
  if (state.state === 'over') return accept();
  return accept({ type: 'SessionEnded', sessionId: state.sessionId, personId: state.personId, reason });
}

function reportReuse({ firstUsedAt }: ReportReuse, state: Session): Decision<SessionEvent, SessionRefusal> {
  if (state.state === 'none') return refuse({ code: 'session-unknown' });
  // An ended session needs no protection, and a thief must not be able to fill the log with events.
  if (state.state === 'over') return accept();
  const { sessionId, personId } = state;
  return accept(
    { type: 'RefreshTokenReused', sessionId, personId, firstUsedAt },
    { type: 'SessionEnded', sessionId, personId, reason: 'reused' },
  );
}
