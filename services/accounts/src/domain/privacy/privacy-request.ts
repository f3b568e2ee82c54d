// What somebody asks about the data of the person behind an address. Stream privacy-request-<id> of account "system",
// since who asks may be no customer. The rules of time are California's (docs/decisions/0042).
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import { Temporal } from 'temporal-polyfill';

/** opt-out: not to be sold. delete: to be removed. access: to be told. */
export type PrivacyRequestKind = 'opt-out' | 'delete' | 'access';

/** Fixed words, because a sentence of one's own could name the person. */
export type ExtensionReason = 'many-requests' | 'hard-to-find' | 'waiting-for-others';
export type PrivacyOutcome = 'done' | 'nothing-held' | 'exempt' | 'not-verified' | 'third-access-request';

export type PrivacyRequestEvent =
  | { type: 'PrivacyRequestReceived'; requestId: string; kind: PrivacyRequestKind }
  | { type: 'PrivacyRequestConfirmed'; requestId: string; kind: PrivacyRequestKind; dueAt: string }
  | { type: 'PrivacyRequestExtended'; requestId: string; reason: ExtensionReason; dueAt: string }
  | { type: 'PrivacyRequestAnswered'; requestId: string; kind: PrivacyRequestKind; outcome: PrivacyOutcome };

export type PrivacyRequestCommand =
  | { type: 'ReceivePrivacyRequest'; requestId: string; kind: PrivacyRequestKind }
  /** `accessRequestsBefore`: confirmed ones of the same mailbox in the last 12 months. */
  | { type: 'ConfirmPrivacyRequest'; receivedAt: string; accessRequestsBefore: number }
  | { type: 'ExtendPrivacyRequest'; receivedAt: string; reason: ExtensionReason; now: string }
  | { type: 'AnswerPrivacyRequest'; outcome: PrivacyOutcome };

export type PrivacyRequestRefusal =
  | { code: 'privacy-request-exists' }
  | { code: 'privacy-request-unknown' }
  | { code: 'privacy-request-not-open' }
  | { code: 'privacy-request-extended-before' }
  | { code: 'privacy-request-overdue' }
  | { code: 'lead-data-not-reached' };

export type PrivacyRequest =
  | { state: 'none' }
  | { state: 'asked' | 'over'; requestId: string; kind: PrivacyRequestKind }
  | { state: 'open'; requestId: string; kind: PrivacyRequestKind; dueAt: string; extended: boolean };

/** The days to answer, and those after one extension; both count from the day on which the request was received. */
const DAYS = 45;
const DAYS_EXTENDED = 90;
/** What nobody can say yet: lists of leads are not searched for one person, nor is one taken out of them. */
const NEED_LEAD_DATA: readonly PrivacyOutcome[] = ['done', 'nothing-held'];
/** How many access requests of one mailbox are answered in 12 months. */
const ACCESS_REQUESTS_MAX = 2;

export const privacyRequest = deciderOf<
  PrivacyRequest,
  PrivacyRequestCommand,
  PrivacyRequestEvent,
  PrivacyRequestRefusal
>({
  codeVersion: 1,
  initial: { state: 'none' },
  commands: {
    ReceivePrivacyRequest: { decide: (command, state) => receive(command.requestId, command.kind, state) },
    ConfirmPrivacyRequest: {
      decide: (command, state) => confirm(command.receivedAt, command.accessRequestsBefore, state),
    },
    ExtendPrivacyRequest: { decide: extend },
    AnswerPrivacyRequest: { decide: (command, state) => answer(command.outcome, state) },
  },
  events: {
    PrivacyRequestReceived: {
      evolve: (_state, event) => ({ state: 'asked', requestId: event.requestId, kind: event.kind }),
    },
    PrivacyRequestConfirmed: {
      evolve: (_state, event) => ({
        state: 'open',
        requestId: event.requestId,
        kind: event.kind,
        dueAt: event.dueAt,
        extended: false,
      }),
    },
    PrivacyRequestExtended: {
      evolve: (state, event) => (state.state === 'open' ? { ...state, dueAt: event.dueAt, extended: true } : state),
    },
    PrivacyRequestAnswered: {
      evolve: (_state, event) => ({ state: 'over', requestId: event.requestId, kind: event.kind }),
    },
  },
});

/** The account of requests: they belong to no customer's. */
export const privacyAccount = 'system';
export const privacyRequestStream = (requestId: string) => ({
  accountId: privacyAccount,
  streamId: `privacy-request-${requestId}`,
});

type PrivacyDecision = Decision<PrivacyRequestEvent, PrivacyRequestRefusal>;

function receive(requestId: string, kind: PrivacyRequestKind, state: PrivacyRequest): PrivacyDecision {
  return state.state === 'none'
    ? accept({ type: 'PrivacyRequestReceived', requestId, kind })
    : refuse({ code: 'privacy-request-exists' });
}

// Whose third it is learns so only after the link: before, anybody could ask about anybody.
function confirm(receivedAt: string, accessRequestsBefore: number, state: PrivacyRequest): PrivacyDecision {
  if (state.state === 'none') return refuse({ code: 'privacy-request-unknown' });
  if (state.state !== 'asked') return accept();
  const { requestId, kind } = state;
  const dueAt = daysAfter(receivedAt, DAYS);
  const confirmed: PrivacyRequestEvent = { type: 'PrivacyRequestConfirmed', requestId, kind, dueAt };
  if (kind !== 'access' || accessRequestsBefore < ACCESS_REQUESTS_MAX) return accept(confirmed);
  return accept<PrivacyRequestEvent>(confirmed, {
    type: 'PrivacyRequestAnswered',
    requestId,
    kind,
    outcome: 'third-access-request',
  });
}

// Who is told of the extension is told within the first 45 days, or it does not hold.
function extend(
  { receivedAt, reason, now }: Extract<PrivacyRequestCommand, { type: 'ExtendPrivacyRequest' }>,
  state: PrivacyRequest,
): PrivacyDecision {
  if (state.state === 'none') return refuse({ code: 'privacy-request-unknown' });
  if (state.state !== 'open') return refuse({ code: 'privacy-request-not-open' });
  if (state.extended) return refuse({ code: 'privacy-request-extended-before' });
  if (Temporal.Instant.compare(now, state.dueAt) > 0) return refuse({ code: 'privacy-request-overdue' });
  const dueAt = daysAfter(receivedAt, DAYS_EXTENDED);
  return accept({ type: 'PrivacyRequestExtended', requestId: state.requestId, reason, dueAt });
}

function answer(outcome: PrivacyOutcome, state: PrivacyRequest): PrivacyDecision {
  if (state.state === 'none') return refuse({ code: 'privacy-request-unknown' });
  if (state.state !== 'open') return refuse({ code: 'privacy-request-not-open' });
  if (NEED_LEAD_DATA.includes(outcome)) return refuse({ code: 'lead-data-not-reached' });
  const { requestId, kind } = state;
  return accept({ type: 'PrivacyRequestAnswered', requestId, kind, outcome });
}

function daysAfter(from: string, days: number): string {
  return Temporal.Instant.from(from)
    .add({ hours: days * 24 })
    .toString({ fractionalSecondDigits: 6 });
}
