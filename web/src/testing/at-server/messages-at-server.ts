// What the signed-in person chooses of mails, and what was sent to an account.
import { http, HttpResponse } from 'msw';

export const mailTopics = [
  { topic: 'downloads', wanted: true },
  { topic: 'receipts', wanted: true },
  { topic: 'leads', wanted: false },
];
const sentTo = (messageId: string, state: string, more: object = {}) => ({
  messageId,
  personId: 'person-1',
  channel: 'email',
  template: 'download-ready',
  state,
  reason: null,
  at: '2026-11-23T08:12:00.000000Z',
  ...more,
});
export const sentMessages = {
  sentBy: { email: 'sendgrid', sms: 'mailbox' },
  suppressions: [],
  messages: [
    sentTo('mail-1', 'delivered'),
    sentTo('mail-2', 'bounced', { template: 'receipt', reason: 'bounce' }),
    sentTo('sms-1', 'sent', { channel: 'sms', template: 'phone-code' }),
  ],
  next: null,
};

export const messagesAtServer = [
  http.get('*/api/v2/me/mail-preferences', () => HttpResponse.json({ topics: mailTopics })),
  http.get('*/api/v2/me/mail-suppression', () => HttpResponse.json({ suppression: null })),
  http.get('*/api/v2/superadmin/accounts/:accountId/messages', () => HttpResponse.json(sentMessages)),
];
