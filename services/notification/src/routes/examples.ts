// One request and its answer per route, for the API document.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

export const examples = {
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
