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
  marks: kind === 'access' ? [] : ['email:1:ab'],
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
const confirm = (accessRequestsBefore = 0, detailedBefore?: { ofMailbox: number; ofDomain: number }) =>
  ({
    ...({ type: 'ConfirmPrivacyRequest', receivedAt, accessRequestsBefore, marks: ['email:1:ab'] } as const),
    ...{ detailed: detailedBefore !== undefined, detailedBefore: detailedBefore ?? { ofMailbox: 9, ofDomain: 99 } },
  }) as const;
const carriedOut = (leads = 0): PrivacyRequestEvent => ({ type: 'PrivacyRequestCarriedOut', requestId: 'r', leads });
const extend = (now = receivedAt) =>
  ({ type: 'ExtendPrivacyRequest', receivedAt, reason: 'hard-to-find', now }) as const;
const answer = { type: 'AnswerPrivacyRequest', outcome: 'exempt', hasAccount: false, erased: false } as const;

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

  it('with more than the address is confirmed five times in 12 months for one mailbox, 25 times for one domain', () => {
    given(privacyRequest, received())
      .when(confirm(0, { ofMailbox: 4, ofDomain: 24 }))
      .then(confirmed());
    given(privacyRequest, received())
      .when(confirm(0, { ofMailbox: 5, ofDomain: 5 }))
      .thenRefused('privacy-details-too-often');
    given(privacyRequest, received())
      .when(confirm(0, { ofMailbox: 0, ofDomain: 25 }))
      .thenRefused('privacy-details-too-often-of-domain');
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
    given(privacyRequest, received(), confirmed(), carriedOut()).when(answer).then(answered);
    given(privacyRequest, received(), confirmed(), carriedOut(), extended).when(answer).then(answered);
    given(privacyRequest, received(), confirmed(), answered).when(answer).thenRefused('privacy-request-not-open');
    given(privacyRequest, received()).when(answer).thenRefused('privacy-request-not-open');
    given(privacyRequest).when(answer).thenRefused('privacy-request-unknown');
  });
});

describe('security S30: what a request is said to have come to', () => {
  const outcomes = ['done', 'not-found', 'nothing-held', 'exempt', 'not-verified', 'third-access-request'] as const;
  const said = (
    events: PrivacyRequestEvent[],
    facts: { hasAccount?: boolean; erased?: boolean } = {},
  ): Record<string, string> =>
    Object.fromEntries(
      outcomes.map((outcome) => {
        const state = events.reduce(privacyRequest.evolve, privacyRequest.initial);
        const decided = privacyRequest.decide({ ...answer, ...facts, outcome }, state);
        return [outcome, decided.accepted ? 'said' : decided.refusal.code];
      }),
    );
  const all = (code: string) => Object.fromEntries(outcomes.map((outcome) => [outcome, code]));
  const untrue = 'privacy-outcome-not-true';

  it.each(['opt-out', 'delete'] as const)('waits until all lists were looked through: %s', (kind) => {
    const asked = [received(kind), confirmed(kind)];
    expect(said(asked)).toEqual(all('leads-not-removed-yet'));
    const found = { ...all(untrue), done: 'said' };
    expect(said([...asked, carriedOut(2)])).toEqual(found);
    expect(said([...asked, carriedOut(0)], { erased: true })).toEqual(found);
    const notFound = { ...all('said'), done: untrue, 'nothing-held': untrue, 'third-access-request': untrue };
    expect(said([...asked, carriedOut(0)])).toEqual(notFound);
  });

  it('is not done while a person who wants to be deleted has an account', () => {
    const remains = 'privacy-account-remains';
    const found = [received(), confirmed(), carriedOut(2)];
    expect(said(found, { hasAccount: true })).toMatchObject({ done: remains, 'not-found': remains, exempt: untrue });
    const optedOut = [received('opt-out'), confirmed('opt-out'), carriedOut(2)];
    expect(said(optedOut, { hasAccount: true })).toMatchObject({ done: 'said' });
  });

  it('is neither done nor nothing held where somebody wants to know: lists are not searched for it', () => {
    const missing = 'lead-data-not-reached';
    expect(said([received('access'), confirmed('access')])).toMatchObject({
      ...{ done: missing, 'not-found': missing, 'nothing-held': missing },
      ...{ exempt: 'said', 'not-verified': 'said' },
    });
  });

  it('is looked for too where it was confirmed before leads could be', () => {
    const mark = { type: 'MarkPrivacyRequest', marks: ['email:1:ab'] } as const;
    const before: PrivacyRequestEvent = { ...confirmed(), marks: [] } as PrivacyRequestEvent;
    const again = { ...confirmed(), dueAt: extendedTo } as PrivacyRequestEvent;
    given(privacyRequest, received(), before, extended).when(mark).then(again);
    given(privacyRequest, received(), before, extended, again).when(mark).then();
    given(privacyRequest, received(), before, extended, again)
      .when(extend())
      .thenRefused('privacy-request-extended-before');
    given(privacyRequest, received('access'), confirmed('access')).when(mark).then();
  });

  it('is carried out once, and what comes after its end changes nothing', () => {
    const carryOut = { type: 'CarryOutPrivacyRequest', leads: 3 } as const;
    given(privacyRequest, received(), confirmed()).when(carryOut).then(carriedOut(3));
    given(privacyRequest, received(), confirmed(), carriedOut(3)).when(carryOut).then();
    given(privacyRequest, received(), confirmed(), carriedOut(), answered).when(carryOut).then();
    given(privacyRequest).when(carryOut).thenRefused('privacy-request-unknown');
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
