// The access token, which a page keeps in memory: 10 minutes, EdDSA, for the gateway only.
import Fastify from 'fastify';
import jwt from '@fastify/jwt';
import { createPublicKey } from 'node:crypto';
import type { Person } from '../person/person.ts';

export const ACCESS_TOKEN_SECONDS = 600;

export type AccessTokens = { sign(person: Person, sessionId: string): string };

export type AccessTokenKey = {
  /** Ed25519, PEM, PKCS 8. */
  privateKey: string;
  /** The id under which the gateway finds the public key. */
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
    sign: (person, sessionId) =>
      app.jwt.sign(
        { sub: person.id, account: person.accountId, role: person.role, staff: person.staff, sid: sessionId },
        { aud: 'gateway', expiresIn: ACCESS_TOKEN_SECONDS, header: { alg: 'EdDSA', typ: 'at+jwt', kid: keyId } },
      ),
  };
}
