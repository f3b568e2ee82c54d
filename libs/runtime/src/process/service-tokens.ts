// 60 s, EdDSA, each caller signs with its own key. Signing takes no options: each would make the key be parsed again.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import Fastify from 'fastify';
import jwt from '@fastify/jwt';
import type { Role, Staff } from '../access/roles.ts';
import { tokenVerifiers } from './token-verifiers.ts';

/** Who asks, as the called service knows it. Everything about the account comes from here, never from path or body. */
export type Caller = {
  service: string;
  /** The person, or `anonymous` before log-in, or `service:<name>` when a service calls for itself. */
  personId: string;
  accountId: string | null;
  role: Role | null;
  staff: Staff | null;
  /** The super-admin behind an impersonated person. */
  impersonatorId: string | null;
  sessionId: string | null;
};

/** `forward`: a browser's request; `gateway`: the gateway for itself; `internal`: one service asks another. */
export type TokenUse = 'forward' | 'gateway' | 'internal';

export type TokenKeys = {
  /** This service's own name and Ed25519 private key (PEM, PKCS 8). */
  service: string;
  privateKey: string;
  /** Public keys (PEM, SPKI) of every service that may call, by name. */
  publicKeys: Record<string, string>;
};

export type ServiceTokens = {
  sign(audience: string, use: TokenUse, caller: Omit<Caller, 'service'>): string;
  /** Throws if anything about the token is wrong: signature, life, audience, use, type, issuer. */
  verify(token: string, use: TokenUse): Caller;
};

const TTL_SECONDS = 60; // @fastify/jwt takes a number as seconds
// Clocks of two machines differ by less.
const SKEW_SECONDS = 30;
const TYPE = 'service+jwt';

export async function createServiceTokens(keys: TokenKeys): Promise<ServiceTokens> {
  const app = Fastify();
  await app.register(jwt, {
    secret: {
      private: keys.privateKey,
      public: createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    },
    sign: { algorithm: 'EdDSA', iss: keys.service, expiresIn: TTL_SECONDS, header: { alg: 'EdDSA', typ: TYPE } },
  });
  const verifiers = await tokenVerifiers(keys.publicKeys, (issuer) => ({
    algorithms: ['EdDSA'],
    allowedIss: issuer,
    allowedAud: keys.service,
    checkTyp: TYPE,
    requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat', 'use'],
    cache: false,
  }));
  return {
    sign: (audience, use, caller) =>
      app.jwt.sign({
        aud: audience,
        use,
        sub: caller.personId,
        account: caller.accountId,
        role: caller.role,
        staff: caller.staff,
        act: caller.impersonatorId,
        sid: caller.sessionId,
      }),
    verify: (token, use) => {
      const { iss } = verifiers.unverified(token).payload;
      const issuer = typeof iss === 'string' ? iss : '';
      const verify = verifiers.named(issuer);
      if (!verify) throw new Error('the token is of an unknown issuer');
      const claims = verify<Claims>(token);
      if (claims.use !== use) throw new Error('the token is for another use');
      checkLife(claims, Date.now() / 1000);
      return {
        service: issuer,
        personId: claims.sub,
        accountId: claims.account ?? null,
        role: claims.role ?? null,
        staff: claims.staff ?? null,
        impersonatorId: claims.act ?? null,
        sessionId: claims.sid ?? null,
      };
    },
  };
}

type Claims = {
  iat: number;
  exp: number;
  use: string;
  sub: string;
  account?: string | null;
  role?: Caller['role'];
  staff?: Caller['staff'];
  act?: string | null;
  sid?: string | null;
};

// Whoever got hold of a key for a minute could sign for years with it, so the called holds the life itself.
function checkLife({ iat, exp }: Claims, nowSeconds: number): void {
  if (exp - iat > TTL_SECONDS) throw new Error(`the token lives longer than ${TTL_SECONDS} s`);
  if (iat > nowSeconds + SKEW_SECONDS) throw new Error('the token is from the future');
}

/** A new Ed25519 pair as PEM, for set-up and tests. */
export function generateTokenKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

export function asService(service: string): Omit<Caller, 'service'> {
  return {
    personId: `service:${service}`,
    accountId: null,
    role: null,
    staff: null,
    impersonatorId: null,
    sessionId: null,
  };
}
