// One request and its answer of each route of the error log, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const report = {
  error: "TypeError: Cannot read properties of undefined (reading 'count')",
  errorInfo: '    at SearchPage\n    at ErrorBoundary',
  state: { signedIn: true, online: true, width: 1440, height: 900, language: 'en-US' },
  location: {
    host: 'leads.example',
    href: 'https://leads.example/search/consumers?g=st:AZ',
    origin: 'https://leads.example',
    pathname: '/search/consumers',
    port: '',
    protocol: 'https:',
    search: '?g=st:AZ',
  },
};

export const examples = {
  report: { body: report },
  errors: {
    parameters: { before: 'MjAyNi0xMS0yMQ', limit: 25 },
    answer: {
      errors: [
        {
          id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70',
          uid: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b',
          accountId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c',
          email: 'ada@example.com',
          ...report,
          timeStamp: '2026-11-21T07:04:13.000001Z',
        },
      ],
    },
  },
} satisfies Record<string, RouteExample>;
