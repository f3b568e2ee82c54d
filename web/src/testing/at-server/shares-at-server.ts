// Sharing by e-mail at a server: the preview, the sending, and what was sent.
import { http, HttpResponse } from 'msw';
import type { Answer } from '../../server/operations.ts';
import type { SentShare, Share, ShareMail, ShareRecipient } from '../../server/searches/shares.ts';

export const sentShare: SentShare = { shareId: 'shr_1', recipients: 2, mayEarn: 2, excluded: [], leadsEach: 10_000 };

const neverTaken = { takenBack: 0, takenBecause: null, confirmed: false };

/** Of whom nothing is said but that a mail went there. */
export const recipient = (change: Partial<ShareRecipient> = {}): ShareRecipient => ({
  ...{ address: 'ann@example.test', state: 'delivered', award: 'earned', waitsFor: null, noneBecause: null },
  ...{ leads: 10_000, ...neverTaken, ...change },
});

export function share(change: Partial<Share> = {}): Share {
  return {
    ...{ shareId: 'shr_1', searchId: 'q3c1r6n3b0x2m8w4kz1t7A', name: 'Phoenix, 45 to 64' },
    ...{ subject: 'A search for you', at: '2026-11-20T10:00:00.000000Z' },
    recipients: [
      recipient(),
      recipient({
        ...{ address: 'bob@example.test', state: 'bounced', award: 'voided', leads: 0 },
        ...{ takenBack: 10_000, takenBecause: 'bounced' },
      }),
    ],
    ...change,
  };
}

export const awardTerms: Answer<'get', '/api/v2/share-awards'> = {
  ...{ open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 },
};

type ShareCall = { preview: ShareMail } | { sent: ShareMail; key: string | null };

/** `asked` gets each preview and each e-mail that is sent. */
export function sharesAtServer(shares: Share[] = [share()], asked: ShareCall[] = []) {
  return [
    http.post('*/api/email/preview', async ({ request }) => {
      const mail = (await request.json()) as ShareMail;
      asked.push({ preview: mail });
      const html = mail.html ?? `<html><body><p>${mail.text}</p><a href="https://ours.test/">Open</a></body></html>`;
      return HttpResponse.json({ subject: mail.subject, html, text: `${mail.text}\n\nhttps://ours.test/` });
    }),
    http.post('*/api/email', async ({ request }) => {
      const mail = (await request.json()) as ShareMail;
      asked.push({ sent: mail, key: request.headers.get('idempotency-key') });
      const recipients = mail.to.length;
      return HttpResponse.json({ ...sentShare, recipients, mayEarn: recipients }, { status: 202 });
    }),
    http.get('*/api/v2/share-awards', () => HttpResponse.json(awardTerms)),
    http.get('*/api/v2/shares', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const from = before === null ? 0 : shares.findIndex(({ shareId }) => shareId === before) + 1;
      const page = shares.slice(from, from + 10);
      const next = from + page.length < shares.length ? page.at(-1)?.shareId : undefined;
      return HttpResponse.json({ shares: page, next: next ?? null });
    }),
  ];
}
