// Tokens between services: 60 s, EdDSA, each caller signs with its own key. `iss` is the caller,
// `aud` the called. @fastify/jwt is the only JWT library; it lives on an app that never listens.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import Fastify from 'fastify';
import jwt from '@fastify/jwt';

/** Who asks, as the called service knows it. Everything about the account comes from here, never from path or body. */
export type Caller = {
  /** The calling service. */
  service: string;
  /** The person, or `anonymous` before log-in, or `service:<name>` when nobody is behind the call. */
  personId: string;
  accountId: string | null;
  /** admin: the owner and members who may manage; download: everyone else on the account. */
  role: 'admin' | 'download' | null;
  staff: 'super-admin' | 'finance' | null;
  /** The super-admin behind an impersonated person. */
  impersonatorId: string | null;
  sessionId: string | null;
};

export type TokenKeys = {
  /** This service's own name and Ed25519 private key (PEM, PKCS 8). */
  service: string;
  privateKey: string;
  /** Public keys (PEM, SPKI) of every service that may call, by name. */
  publicKeys: Record<string, string>;
};

export type ServiceTokens = {
  sign(audience: string, caller: Omit<Caller, 'service'>): string;
  /** Throws if anything about the token is wrong: signature, life, audience, type, issuer. */
  verify(token: string): Caller;
};

const TTL_SECONDS = 60; // @fastify/jwt takes a number as seconds
const TYPE = 'service+jwt';

export async function createServiceTokens(keys: TokenKeys): Promise<ServiceTokens> {
  const app = Fastify();
  await app.register(jwt, {
    secret: { private: keys.privateKey, public: createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' }).toString() },
    sign: { algorithm: 'EdDSA', iss: keys.service },
  });
  await app.ready();
  return {
    sign: (audience, caller) =>
      app.jwt.sign(
        {
          sub: caller.personId, account: caller.accountId, role: caller.role, staff: caller.staff,
          act: caller.impersonatorId, sid: caller.sessionId,
        },
        { aud: audience, expiresIn: TTL_SECONDS, header: { alg: 'EdDSA', typ: TYPE } },
      ),
    verify: (token) => {
      const issuer = issuerOf(app.jwt.decode(token));
      const key = keys.publicKeys[issuer];
      if (!key) throw new Error('the token is of an unknown issuer');
      const claims = app.jwt.verify<Record<string, string | null>>(token, {
        key, algorithms: ['EdDSA'], allowedIss: issuer, allowedAud: keys.service, checkTyp: TYPE,
        requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat'], cache: false,
      });
      return {
        service: issuer,
        personId: claims['sub'] ?? 'anonymous',
        accountId: claims['account'] ?? null,
        role: (claims['role'] ?? null) as Caller['role'],
        staff: (claims['staff'] ?? null) as Caller['staff'],
        impersonatorId: claims['act'] ?? null,
        sessionId: claims['sid'] ?? null,
      };
    },
  };
}

function issuerOf(claims: unknown): string {
  const issuer = (claims as { iss?: unknown } | null)?.iss;
  return typeof issuer === 'string' ? issuer : '';
}

/** A new Ed25519 pair as PEM, for set-up and tests. */
export function generateTokenKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** The caller when a service asks on nobody's behalf. */
export function asService(service: string): Omit<Caller, 'service'> {
  return { personId: `service:${service}`, accountId: null, role: null, staff: null, impersonatorId: null, sessionId: null };
}
