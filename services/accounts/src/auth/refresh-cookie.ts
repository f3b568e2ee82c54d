// The refresh cookie. No script can read it, and no other host can set it.
import type { FastifyReply } from 'fastify';
import { IDLE_DAYS_MAX } from './refresh-token.ts';

export type RefreshCookie = {
  name: string;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
  /** From a whole `Cookie` header; null if it is not among them. */
  read(header: string | undefined): string | null;
};

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * `publicUrl` is the address that browsers use. Secure and the `__Host-` name fall away on plain
 * http on loopback only, and there the port is part of the name: ports do not separate cookies.
 */
export function createRefreshCookie(publicUrl: string): RefreshCookie {
  const url = new URL(publicUrl);
  const secure = url.protocol === 'https:';
  if (!secure && !loopback.includes(url.hostname)) throw new Error('the public address must be https, or http on loopback');
  const name = secure ? '__Host-leadwright-refresh' : `leadwright-refresh-${url.port || '80'}`;
  // Lax, not Strict: who follows a link from a mail must arrive signed in.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const write = (reply: FastifyReply, value: string, maxAgeSeconds: number): void =>
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`);
  return {
    name,
    set: (reply, token) => write(reply, token, IDLE_DAYS_MAX * 86_400),
    clear: (reply) => write(reply, '', 0),
    // Our values are base64url: nothing in them is quoted or escaped.
    read: (header) => {
      const start = `${name}=`;
      const pair = header?.split(';').map((part) => part.trim()).find((part) => part.startsWith(start));
      return pair?.slice(start.length) || null;
    },
  };
}
