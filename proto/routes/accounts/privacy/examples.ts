import type { RouteExample } from '@leadwright/runtime/http/api-description';

const token = 'Zm9yLXRoaXMtb25lLWxpbmstb25seQ';

const dueAt = '2027-02-15T10:00:00.000000Z';

const requestId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60';

const uid = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b';

export const privacyExamples = {
  receive: {
    body: {
      ...{ email: 'ada@example.com', response: 'test-token.8c2f61d0', kind: 'opt-out' },
      details: { firstName: 'Ada', lastName: 'Byron', street: '12 Main St', zip: '85001', phone: '602-555-0142' },
    },
    answer: { received: true },
  },
  check: { body: { token }, answer: { usable: true, kind: 'opt-out' } },
  confirm: { body: { token }, answer: { kind: 'opt-out', dueAt } },
  list: {
    answer: {
      requests: [
        {
          requestId,
          kind: 'delete',
          email: 'ada@example.com',
          receivedAt: '2027-01-01T10:00:00.000000Z',
          confirmedAt: '2027-01-01T10:05:00.000000Z',
          dueAt,
          daysLeft: 31,
          extendedBecause: null,
          leads: 4,
          erased: false,
          uid,
        },
      ],
    },
  },
  extend: { parameters: { requestId }, body: { reason: 'hard-to-find' }, answer: { dueAt } },
  answer: { parameters: { requestId }, body: { outcome: 'exempt' } },
  erase: { parameters: { requestId } },
  takeData: {
    body: { currentPassword: 'quiet-meadow-17' },
    answer: {
      madeAt: '2027-01-01T10:00:00.000000Z',
      accounts: { person: [{ id: uid, email: 'ada@example.com', name: 'Ada Byron' }] },
      billing: {},
      export: { download: [{ id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61', name: 'Roofers in Phoenix' }] },
      search: { saved_search: [{ name: 'Roofers in Phoenix', dict_id: 'businesses' }] },
    },
  },
  // Not the password of the demo people: whoever tries the examples would erase them.
  eraseMe: { body: { currentPassword: 'violet-orchard-58' } },
  identity: {
    answer: {
      identity: {
        user_id: uid,
        email: 'ada@example.com',
        created: 1_798_790_400,
        last_login: 1_798_876_800,
      },
    },
  },
} satisfies Record<string, RouteExample>;
