// What somebody asks about the data of the person behind an address. Stream privacy-request-<id> of account "system",
// since who asks may be no customer. The rules of time are California's (docs/decisions/0042).
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import { Temporal } from 'temporal-polyfill';

/** opt-out: not to be sold. delete: to be removed. access: to be told. */
export type PrivacyRequestKind = 'opt-out' | 'delete' | 'access';

/** Fixed words, because a sentence of one's own could name the person. */
export type ExtensionReason = 'many-requests' | 'hard-to-find' | 'waiting-for-others';
export type PrivacyOutcome = 'done' | 'nothing-held' | 'exempt' | 'not-verified' | 'third-access-request' | 'not-found';

export type PrivacyRequestEvent =
  | { type: 'PrivacyRequestReceived'; requestId: string; kind: PrivacyRequestKind }
  | {
      type: 'PrivacyRequestConfirmed';
      requestId: string;
      kind: PrivacyRequestKind;
      dueAt: string;
      marks?: readonly string[];
    }
  | { type: 'PrivacyRequestCarriedOut'; requestId: string; leads: number }
  | { type: 'PrivacyRequestExtended'; requestId: string; reason: ExtensionReason; dueAt: string }
  | { type: 'PrivacyRequestAnswered'; requestId: string; kind: PrivacyRequestKind; outcome: PrivacyOutcome };

export type PrivacyRequestCommand =
  | { type: 'ReceivePrivacyRequest'; requestId: string; kind: PrivacyRequestKind }
  /** `accessRequestsBefore`: confirmed ones of the same mailbox in the last 12 months. */
  | {
      type: 'ConfirmPrivacyRequest';
      receivedAt: string;
      accessRequestsBefore: number;
      /** Whether it says more than the address, and how many confirmed ones of the same mailbox did so in the last 12 months. */
      detailed: boolean;
      detailedBefore: { ofMailbox: number; ofDomain: number };
      /** Keyed hashes of who asks, by which search finds their leads. */
      marks: readonly string[];
    }
  /** Of one that was confirmed before its leads could be looked for. */
  | { type: 'MarkPrivacyRequest'; marks: readonly string[] }
  /** Search has looked through all lists: so many leads are taken out. */
  | { type: 'CarryOutPrivacyRequest'; leads: number }
  | { type: 'ExtendPrivacyRequest'; receivedAt: string; reason: ExtensionReason; now: string }
  /** `hasAccount`: the address has one now; `erased`: a super-admin has erased one for this request. */
  | { type: 'AnswerPrivacyRequest'; outcome: PrivacyOutcome; hasAccount: boolean; erased: boolean };

export type PrivacyRequestRefusal =
  | { code: 'privacy-request-exists' }
  | { code: 'privacy-request-unknown' }
  | { code: 'privacy-details-too-often' }
  | { code: 'privacy-details-too-often-of-domain' }
  | { code: 'privacy-request-not-open' }
  | { code: 'privacy-request-extended-before' }
  | { code: 'privacy-request-overdue' }
  | { code: 'lead-data-not-reached' }
  | { code: 'leads-not-removed-yet' }
  | { code: 'privacy-account-remains' }
  | { code: 'privacy-outcome-not-true' };

export type PrivacyRequest =
  | { state: 'none' }
  | { state: 'asked' | 'over'; requestId: string; kind: PrivacyRequestKind }
  | {
      state: 'open';
      requestId: string;
      kind: PrivacyRequestKind;
      dueAt: string;
      extended: boolean;
      marked?: true;
      leads?: number;
    };

/** The days to answer, and those after one extension; both count from the day on which the request was received. */
const DAYS = 45;
const DAYS_EXTENDED = 90;
/** What nobody can say of a request to know yet: lists of leads are not searched for it. */
const NEED_LEAD_DATA: readonly PrivacyOutcome[] = ['done', 'nothing-held', 'not-found'];
/** How many access requests of one mailbox are answered in 12 months. */
const ACCESS_REQUESTS_MAX = 2;
/** Who holds a mailbox may say anybody's number in it: enough for a household, too few to empty a list. */
const DETAILED_REQUESTS_MAX = 5;
/** Who has a domain has as many mailboxes as he likes. */
const DETAILED_OF_DOMAIN_MAX = 25;

export const privacyRequest = deciderOf<
  PrivacyRequest,
  PrivacyRequestCommand,
  PrivacyRequestEvent,
  PrivacyRequestRefusal
>({
  codeVersion: 2,
  initial: { state: 'none' },
  commands: {
    ReceivePrivacyRequest: { decide: (command, state) => receive(command.requestId, command.kind, state) },
    ConfirmPrivacyRequest: {
      decide: confirm,
    },
    MarkPrivacyRequest: { decide: ({ marks }, state) => mark(marks, state) },
    CarryOutPrivacyRequest: { decide: ({ leads }, state) => carryOut(leads, state) },
    ExtendPrivacyRequest: { decide: extend },
    AnswerPrivacyRequest: { decide: answer },
  },
  events: {
    PrivacyRequestReceived: {
      evolve: (_state, event) => ({ state: 'asked', requestId: event.requestId, kind: event.kind }),
    },
    PrivacyRequestConfirmed: {
      evolve: (state, event) => ({
        state: 'open',
        requestId: event.requestId,
        kind: event.kind,
        dueAt: event.dueAt,
        extended: state.state === 'open' && state.extended,
        ...((event.marks ?? []).length > 0 ? { marked: true } : {}),
      }),
    },
    PrivacyRequestCarriedOut: {
      evolve: (state, event) => (state.state === 'open' ? { ...state, leads: event.leads } : state),
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
function confirm(
  command: Extract<PrivacyRequestCommand, { type: 'ConfirmPrivacyRequest' }>,
  state: PrivacyRequest,
): PrivacyDecision {
  const { receivedAt, accessRequestsBefore, detailed, detailedBefore, marks } = command;
  if (state.state === 'none') return refuse({ code: 'privacy-request-unknown' });
  if (state.state !== 'asked') return accept();
  if (detailed && detailedBefore.ofMailbox >= DETAILED_REQUESTS_MAX)
    return refuse({ code: 'privacy-details-too-often' });
  if (detailed && detailedBefore.ofDomain >= DETAILED_OF_DOMAIN_MAX)
    return refuse({ code: 'privacy-details-too-often-of-domain' });
  const { requestId, kind } = state;
  const dueAt = daysAfter(receivedAt, DAYS);
  const confirmed: PrivacyRequestEvent = {
    ...{ type: 'PrivacyRequestConfirmed', requestId, kind, dueAt },
    // Who wants to know is taken out of nothing.
    marks: kind === 'access' ? [] : marks,
  };
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

// Who asked is mailed once more what is done now.
function mark(marks: readonly string[], state: PrivacyRequest): PrivacyDecision {
  if (state.state !== 'open' || state.kind === 'access' || state.marked) return accept();
  const { requestId, kind, dueAt } = state;
  return accept({ type: 'PrivacyRequestConfirmed', requestId, kind, dueAt, marks });
}

// Leads may be found after somebody said that the request is not verified.
function carryOut(leads: number, state: PrivacyRequest): PrivacyDecision {
  if (state.state === 'none') return refuse({ code: 'privacy-request-unknown' });
  if (state.state !== 'open' || state.leads !== undefined) return accept();
  return accept({ type: 'PrivacyRequestCarriedOut', requestId: state.requestId, leads });
}

function answer(
  { outcome, hasAccount, erased }: Extract<PrivacyRequestCommand, { type: 'AnswerPrivacyRequest' }>,
  state: PrivacyRequest,
): PrivacyDecision {
  if (state.state === 'none') return refuse({ code: 'privacy-request-unknown' });
  if (state.state !== 'open') return refuse({ code: 'privacy-request-not-open' });
  const { requestId, kind, leads } = state;
  if (kind === 'access') {
    if (NEED_LEAD_DATA.includes(outcome)) return refuse({ code: 'lead-data-not-reached' });
  } else {
    // Its leads are taken out whoever looks at it, so what is said before may turn out to be wrong.
    if (leads === undefined) return refuse({ code: 'leads-not-removed-yet' });
    const isOver = outcome === 'done' || outcome === 'not-found';
    if (isOver && kind === 'delete' && hasAccount) return refuse({ code: 'privacy-account-remains' });
    if (!isTrue(outcome, leads > 0 || erased)) return refuse({ code: 'privacy-outcome-not-true' });
  }
  return accept({ type: 'PrivacyRequestAnswered', requestId, kind, outcome });
}

/** What who asked is told is what became of it. */
function isTrue(outcome: PrivacyOutcome, somethingWasDone: boolean): boolean {
  switch (outcome) {
    case 'done':
      return somethingWasDone;
    case 'not-found':
    case 'exempt':
    case 'not-verified':
      return !somethingWasDone;
    default:
      return false;
  }
}

function daysAfter(from: string, days: number): string {
  return Temporal.Instant.from(from)
    .add({ hours: days * 24 })
    .toString({ fractionalSecondDigits: 6 });
}
