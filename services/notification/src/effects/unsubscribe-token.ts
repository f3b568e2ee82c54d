// The token does nothing else, so it has no end: links in old mails work until the service has another key.
import { mailTopics, type MailTopic } from '../templates/mails.tsx';
import { createSignedTexts } from './signed-text.ts';

export type Unsubscribing = { accountId: string; personId: string; topic: MailTopic };
export type UnsubscribeTokens = {
  sign(of: Unsubscribing): string;
  read(token: string): Unsubscribing | null;
};

/** The key follows from the service's own. */
export function createUnsubscribeTokens(servicePrivateKey: string): UnsubscribeTokens {
  const signed = createSignedTexts(servicePrivateKey, 'unsubscribe links');
  return {
    sign: ({ accountId, personId, topic }) => signed.sign([accountId, personId, topic]),
    read: (token) => {
      const [accountId = '', personId = '', topic] = signed.read(token) ?? [];
      const known = mailTopics.find((each) => each === topic);
      return known === undefined ? null : { accountId, personId, topic: known };
    },
  };
}
