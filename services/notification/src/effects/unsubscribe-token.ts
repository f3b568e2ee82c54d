// The token does nothing else, so it has no end: links in old mails work until the service has another key.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mailTopics, type MailTopic } from '../templates/mails.tsx';

export type Unsubscribing = { accountId: string; personId: string; topic: MailTopic };
export type UnsubscribeTokens = {
  sign(of: Unsubscribing): string;
  read(token: string): Unsubscribing | null;
};

/** The key follows from the service's own. */
export function createUnsubscribeTokens(servicePrivateKey: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', servicePrivateKey, '', 'unsubscribe links', 32));
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign: ({ accountId, personId, topic }) => {
      const text = Buffer.from(JSON.stringify([accountId, personId, topic])).toString('base64url');
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    read: (token) => {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [accountId, personId, topic] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        string,
        string,
        MailTopic,
      ];
      return mailTopics.includes(topic) ? { accountId, personId, topic } : null;
    },
  };
}
