// In the link of each shared search's mail: by it the recipient confirms that the mail arrived. It opens nothing.
import { createSignedTexts } from '../effects/signed-text.ts';

export type SharedMail = { accountId: string; messageId: string };
export type ConfirmTokens = { sign(mail: SharedMail): string; read(token: string): SharedMail | null };

/** The key follows from the service's own. */
export function createConfirmTokens(servicePrivateKey: string): ConfirmTokens {
  const signed = createSignedTexts(servicePrivateKey, 'confirmations of shared searches');
  return {
    sign: ({ accountId, messageId }) => signed.sign([accountId, messageId]),
    read: (token) => {
      const [accountId, messageId] = signed.read(token) ?? [];
      return accountId === undefined || messageId === undefined ? null : { accountId, messageId };
    },
  };
}
