// One request and its answer per route, for the API document.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const topics = [
  { topic: 'downloads' as const, wanted: true },
  { topic: 'receipts' as const, wanted: false },
  { topic: 'leads' as const, wanted: true },
];

export const examples = {
  mailPreferences: { answer: { topics } },
  chooseMails: { body: { topic: 'receipts', wanted: false }, answer: { topics } },
  unsubscribe: {
    parameters: { token: 'WyJhIiwicCIsImxlYWRzIl0.c2lnbmF0dXJl' },
    body: { 'List-Unsubscribe': 'One-Click' },
    answer: { topic: 'leads' as const },
  },
  messages: {
    parameters: {
      accountId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a01',
      before: '2026-12-31T23:59:59.000000Z~mail-1',
      limit: 50,
    },
    answer: {
      sentBy: { email: 'sendgrid', sms: 'mailbox' },
      suppressions: [
        {
          personId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a02',
          kind: 'bounced' as const,
          since: '2026-12-31T23:59:59.000000Z',
        },
      ],
      messages: [
        {
          messageId: 'mail-01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a80',
          personId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a02',
          channel: 'email',
          template: 'download-ready',
          state: 'bounced',
          reason: 'bounce',
          at: '2026-12-31T23:59:59.000000Z',
        },
      ],
      next: null,
    },
  },
  liftSuppression: {
    parameters: {
      accountId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a01',
      personId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a02',
    },
    body: { reason: 'Ticket 4711: the mailbox was full' },
    answer: { suppressions: [] },
  },
  mailSuppression: { answer: { suppression: { kind: 'bounced' as const, since: '2026-12-31T23:59:59.000000Z' } } },
  liftMailSuppression: { body: { reason: 'works-again' }, answer: { suppression: null } },
  messageWebhook: {
    parameters: { provider: 'sendgrid', message: 'sms-01a0b1c2' },
    body: [{ event: 'delivered', sg_message_id: 'filter0001.16648.5515E0B88.0', leadwright_effect: 'mail-01a0b1c2' }],
    answer: { received: true },
  },
  mailbox: {
    parameters: { to: 'ada@example.com', limit: 50 },
    answer: {
      messages: [
        {
          id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a80',
          kind: 'mail' as const,
          to: 'ada@example.com',
          subject: 'Your download is ready',
          html: '<p>Your download is ready.</p>',
          text: 'Your download is ready.',
          at: '2026-12-31T23:59:59.000000Z',
        },
      ],
    },
  },
  mailboxPage: { parameters: { to: 'ada@example.com' }, answer: '<!doctype html><title>Mailbox · Leadwright</title>' },
} satisfies Record<string, RouteExample>;
