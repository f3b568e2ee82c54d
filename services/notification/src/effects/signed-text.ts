// Tokens that name something and are stored nowhere: its ids, signed.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type SignedTexts = { sign(texts: readonly string[]): string; read(token: string): string[] | null };

/** `use`: what the tokens are for; one of another use, or by another key, is read as null. */
export function createSignedTexts(servicePrivateKey: string, use: string): SignedTexts {
  const key = Buffer.from(hkdfSync('sha256', servicePrivateKey, '', use, 32));
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign: (texts) => {
      const text = Buffer.from(JSON.stringify(texts)).toString('base64url');
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    read: (token) => {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
    },
  };
}
