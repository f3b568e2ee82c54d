// The access token, which a page keeps in memory: 10 minutes, EdDSA, for the gateway only.
import Fastify from 'fastify';
import jwt from '@fastify/jwt';
import { createPublicKey } from 'node:crypto';
import type { Person } from '../person/person.ts';

export const ACCESS_TOKEN_SECONDS = 600;

export type Acting = { superAdminId: string; secondsLeft: number };

export type AccessTokens = {
  /** Of whom a super-admin acts for, the token names both. It has the super-admin's rights as staff, and ends with the time left. */
  sign(person: Person, sessionId: string, acting?: Acting): string;
};

export function lifeSeconds(acting?: Acting): number {
  return Math.min(ACCESS_TOKEN_SECONDS, Math.max(1, acting?.secondsLeft ?? ACCESS_TOKEN_SECONDS));
}

export type AccessTokenKey = {
  privateKey: string;
  keyId: string;
};

/** @fastify/jwt is our only JWT library and needs an app; this one never listens. */
export async function createAccessTokens({ privateKey, keyId }: AccessTokenKey): Promise<AccessTokens> {
  const app = Fastify();
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  await app.register(jwt, {
    secret: { private: privateKey, public: publicKey },
    sign: { algorithm: 'EdDSA', iss: 'accounts' },
  });
  await app.ready();
  return {
    sign: (person, sessionId, acting) =>
      app.jwt.sign(
        {
          sub: person.id,
          account: person.accountId,
          role: person.role,
          staff: acting ? 'super-admin' : person.staff,
          sid: sessionId,
          ...(acting ? { act: acting.superAdminId } : {}),
        },
        {
          aud: 'gateway',
          expiresIn: lifeSeconds(acting),
          header: { alg: 'EdDSA', typ: 'at+jwt', kid: keyId },
        },
      ),
  };
}
