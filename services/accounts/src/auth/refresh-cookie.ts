// The refresh cookie. Scripts cannot read it, and other hosts cannot set it.
import type { FastifyReply } from 'fastify';
import { cookiePair, refreshCookieName } from '@leadwright/runtime/requests/refresh-cookie-name';
import { IDLE_DAYS_MAX } from './refresh-token.ts';

export type RefreshCookie = {
  name: string;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
  read(header: string | undefined): string | null;
};

/** Over plain http, allowed only on loopback, the cookie is not Secure. */
export function createRefreshCookie(publicUrl: string): RefreshCookie {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = refreshCookieName(publicUrl);
  // Lax, not Strict: a person who follows a link from a mail must arrive signed in.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const write = (reply: FastifyReply, value: string, maxAgeSeconds: number): void =>
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`);
  return {
    name,
    set: (reply, token) => write(reply, token, IDLE_DAYS_MAX * 86_400),
    clear: (reply) => write(reply, '', 0),
    // Our values are base64url, so they need no unquoting or unescaping.
    read: (header) => cookiePair(header, name)?.slice(name.length + 1) || null,
  };
}
