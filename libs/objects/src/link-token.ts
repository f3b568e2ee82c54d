// Signed, not stored: whoever has one may read until it expires.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `holder`: in whose name it was made, which the address says too; whoever opens it has to be that one. */
export type OpenedLink = { key: string; filename: string; holder?: string };

const MAX_CHARS = 4096;

/** Signs a token; `expiresAt` in milliseconds since 1970. */
export function signLink(signingKey: string, { key, filename, holder }: OpenedLink, expiresAt: number): string {
  const signed = [key, filename, expiresAt, ...(holder === undefined ? [] : [holder])];
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${signature(signingKey, payload).toString('base64url')}`;
}

/** The object the token grants at `now`; `undefined` if it expired or was not signed with this key. */
export function openLinkToken(signingKey: string, token: string, now: number): OpenedLink | undefined {
  const [payload, signed, ...rest] = token.length > MAX_CHARS ? [] : token.split('.');
  if (payload === undefined || signed === undefined || rest.length > 0) return undefined;
  const expected = signature(signingKey, payload);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [key, filename, expiresAt, holder] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
    string,
    string,
    number,
    string?,
  ];
  return now < expiresAt ? { key, filename, ...(holder === undefined ? {} : { holder }) } : undefined;
}

function signature(signingKey: string, payload: string): Buffer {
  return createHmac('sha256', signingKey).update(`leadwright.object-link.${payload}`).digest();
}
