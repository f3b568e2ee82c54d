// Signed, not stored: whoever has one may read until it expires.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type OpenedLink = { key: string; filename: string };

const MAX_CHARS = 4096;

/** Signs a token; `expiresAt` in milliseconds since 1970. Whoever opens it has to name the same holder. */
export function signLink(
  signingKey: string,
  { key, filename }: OpenedLink,
  expiresAt: number,
  holder?: string,
): string {
  const payload = Buffer.from(JSON.stringify([key, filename, expiresAt])).toString('base64url');
  return `${payload}.${signature(signingKey, payload, holder).toString('base64url')}`;
}

/** The object the token grants at `now`; `undefined` if it expired or was not signed with this key. */
export function openLinkToken(signingKey: string, token: string, now: number, holder?: string): OpenedLink | undefined {
  const [payload, signed, ...rest] = token.length > MAX_CHARS ? [] : token.split('.');
  if (payload === undefined || signed === undefined || rest.length > 0) return undefined;
  const expected = signature(signingKey, payload, holder);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [key, filename, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
    string,
    string,
    number,
  ];
  return now < expiresAt ? { key, filename } : undefined;
}

function signature(signingKey: string, payload: string, holder?: string): Buffer {
  const held = holder === undefined ? '' : `.${holder}`;
  return createHmac('sha256', signingKey).update(`leadwright.object-link.${payload}${held}`).digest();
}
