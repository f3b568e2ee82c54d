import { given } from '@leadwright/testing/decider';
import { privacyRequest, type PrivacyRequestEvent, type PrivacyRequestKind } from './privacy-request.ts';

const receivedAt = '2027-01-01T10:00:00.000000Z';
const inTime = '2027-02-15T10:00:00.000000Z';
const extendedTo = '2027-04-01T10:00:00.000000Z';
const received = (kind: PrivacyRequestKind = 'delete'): PrivacyRequestEvent => ({
  type: 'PrivacyRequestReceived',
  requestId: 'r',
  kind,
});
const confirmed = (kind: PrivacyRequestKind = 'delete'): PrivacyRequestEvent => ({
  type: 'PrivacyRequestConfirmed',
  requestId: 'r',
  kind,
  dueAt: inTime,
});
const extended: PrivacyRequestEvent = {
  type: 'PrivacyRequestExtended',
  requestId: 'r',
  reason: 'hard-to-find',
  dueAt: extendedTo,
};
const answered: PrivacyRequestEvent = {
  type: 'PrivacyRequestAnswered',
  requestId: 'r',
  kind: 'delete',
  outcome: 'exempt',
};
const confirm = (accessRequestsBefore = 0) =>
  ({ type: 'ConfirmPrivacyRequest', receivedAt, accessRequestsBefore }) as const;
const extend = (now = receivedAt) =>
  ({ type: 'ExtendPrivacyRequest', receivedAt, reason: 'hard-to-find', now }) as const;
const answer = { type: 'AnswerPrivacyRequest', outcome: 'exempt' } as const;

describe('security S30: the clock of a privacy request', () => {
  it('is received once', () => {
    const receive = { type: 'ReceivePrivacyRequest', requestId: 'r', kind: 'delete' } as const;
    given(privacyRequest).when(receive).then(received());
    given(privacyRequest, received()).when(receive).thenRefused('privacy-request-exists');
  });

  it('is due 45 days after it was received, however late the mailed link is followed, and a repeat changes nothing', () => {
    given(privacyRequest, received()).when(confirm()).then(confirmed());
    given(privacyRequest, received(), confirmed()).when(confirm()).then();
    given(privacyRequest).when(confirm()).thenRefused('privacy-request-unknown');
  });

  it('is extended once, to 90 days after it was received', () => {
    given(privacyRequest, received(), confirmed()).when(extend()).then(extended);
    given(privacyRequest, received(), confirmed()).when(extend(inTime)).then(extended);
    given(privacyRequest, received(), confirmed(), extended)
      .when(extend())
      .thenRefused('privacy-request-extended-before');
  });

  it('is not extended after its 45 days, before its confirmation or after its answer', () => {
    given(privacyRequest, received(), confirmed())
      .when(extend('2027-02-15T10:00:00.000001Z'))
      .thenRefused('privacy-request-overdue');
    given(privacyRequest, received()).when(extend()).thenRefused('privacy-request-not-open');
    given(privacyRequest, received(), confirmed(), answered).when(extend()).thenRefused('privacy-request-not-open');
    given(privacyRequest).when(extend()).thenRefused('privacy-request-unknown');
  });

  it('ends once, by one answer, and only after its confirmation', () => {
    given(privacyRequest, received(), confirmed()).when(answer).then(answered);
    given(privacyRequest, received(), confirmed(), extended).when(answer).then(answered);
    given(privacyRequest, received(), confirmed(), answered).when(answer).thenRefused('privacy-request-not-open');
    given(privacyRequest, received()).when(answer).thenRefused('privacy-request-not-open');
    given(privacyRequest).when(answer).thenRefused('privacy-request-unknown');
  });
});

describe('security S30: the work on lead data', () => {
  it.each(['done', 'nothing-held'] as const)('has to land before a request of any kind may be called %s', (outcome) => {
    for (const kind of ['opt-out', 'delete', 'access'] as const)
      given(privacyRequest, received(kind), confirmed(kind))
        .when({ type: 'AnswerPrivacyRequest', outcome })
        .thenRefused('lead-data-not-reached');
  });
});

describe('security S30: access requests', () => {
  it('of one mailbox are answered twice in 12 months; the third ends at its confirmation', () => {
    given(privacyRequest, received('access')).when(confirm(1)).then(confirmed('access'));
    given(privacyRequest, received('access'))
      .when(confirm(2))
      .then(confirmed('access'), { ...answered, kind: 'access', outcome: 'third-access-request' } as never);
  });

  it('are the only ones that are counted', () => {
    for (const kind of ['delete', 'opt-out'] as const)
      given(privacyRequest, received(kind)).when(confirm(7)).then(confirmed(kind));
  });
});
