// A super-admin acts for a person. Stream impersonation-<id> of the person's account. It never starts again.
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';

/** stopped: by the super-admin. session-over: theirs. person-gone: from the account. */
export type StoppedBecause = 'stopped' | 'expired' | 'session-over' | 'not-super-admin' | 'person-gone';

export type ImpersonationStarted = {
  type: 'ImpersonationStarted';
  impersonationId: string;
  personId: string;
  superAdminId: string;
  superAdminAccountId: string;
  superAdminSessionId: string;
  reason: string;
  expiresAt: string;
  effectiveAt?: string;
};
export type ImpersonationStopped = {
  type: 'ImpersonationStopped';
  impersonationId: string;
  personId: string;
  reason: StoppedBecause;
};
export type ImpersonationEvent = ImpersonationStarted | ImpersonationStopped;

/** `at`, `expiresAt`: by the database's clock, without a sandbox's offset. */
export type StartImpersonation = Omit<ImpersonationStarted, 'type' | 'effectiveAt'> & {
  type: 'StartImpersonation';
  at: string;
};
export type StopImpersonation = { type: 'StopImpersonation'; because: StoppedBecause };
export type ImpersonationCommand = StartImpersonation | StopImpersonation;

export type ImpersonationRefusal = { code: 'impersonation-exists' } | { code: 'impersonation-unknown' };

export type Impersonation = { state: 'none' } | { state: 'live' | 'over'; impersonationId: string; personId: string };

export const impersonation = deciderOf<Impersonation, ImpersonationCommand, ImpersonationEvent, ImpersonationRefusal>({
  codeVersion: 1,
  initial: { state: 'none' },
  commands: {
    StartImpersonation: { decide: start },
    StopImpersonation: { decide: (command, state) => stop(command.because, state) },
  },
  events: {
    ImpersonationStarted: {
      evolve: (_state, event) => ({ state: 'live', impersonationId: event.impersonationId, personId: event.personId }),
    },
    ImpersonationStopped: {
      evolve: (_state, event) => ({ state: 'over', impersonationId: event.impersonationId, personId: event.personId }),
    },
  },
});

export const impersonationStream = (accountId: string, impersonationId: string) => ({
  accountId,
  streamId: `impersonation-${impersonationId}`,
});

function start(
  { type: _, at, ...named }: StartImpersonation,
  state: Impersonation,
): Decision<ImpersonationEvent, ImpersonationRefusal> {
  if (state.state !== 'none') return refuse({ code: 'impersonation-exists' });
  return accept({ type: 'ImpersonationStarted', ...named, effectiveAt: at });
}

function stop(reason: StoppedBecause, state: Impersonation): Decision<ImpersonationEvent, ImpersonationRefusal> {
  if (state.state === 'none') return refuse({ code: 'impersonation-unknown' });
  // Two may end it at once: who acts, and the clock. The first says why.
  if (state.state === 'over') return accept();
  const { impersonationId, personId } = state;
  return accept({ type: 'ImpersonationStopped', impersonationId, personId, reason });
}
