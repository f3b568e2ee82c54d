// @fastify/jwt parses a key with each call that brings one as an option. Made once per key, its verifiers save that at
// every request; a namespace of one app costs a quarter of an app.
import Fastify from 'fastify';
import jwt, { type FastifyJWTOptions, type JWT } from '@fastify/jwt';

export type TokenVerifiers = {
  /** Header and claims as the bearer wrote them: nothing about them is checked. Throws if it is no token. */
  unverified(token: string): { header: Record<string, unknown>; payload: Record<string, unknown> };
  /** The verifier of this name's key; it throws if anything about the token is wrong. */
  named(name: string): (<Claims>(token: string) => Claims) | undefined;
};

/** `publicKeys` (PEM, SPKI) and the rules of each, by name. The app never listens. */
export async function tokenVerifiers(
  publicKeys: Record<string, string>,
  rules: (name: string) => NonNullable<FastifyJWTOptions['verify']>,
): Promise<TokenVerifiers> {
  const app = Fastify();
  // A map, because an object also has the keys that every object inherits: `constructor` is no name.
  const verifiers = new Map<string, JWT>();
  for (const [name, key] of Object.entries(publicKeys)) {
    const namespace = `key-${verifiers.size}`;
    await app.register(jwt, {
      namespace,
      secret: { public: key },
      decode: { complete: true },
      verify: rules(name),
    });
    verifiers.set(name, (app.jwt as unknown as Record<string, JWT>)[namespace] as JWT);
  }
  const [anyVerifier] = verifiers.values();
  return {
    unverified: (token) => {
      if (!anyVerifier) throw new Error('there is no key');
      const { header, payload } = anyVerifier.decode<{ header?: object; payload?: object }>(token) ?? {};
      return { header: { ...header }, payload: { ...payload } };
    },
    named: (name) => {
      const verifier = verifiers.get(name);
      return verifier && (<Claims>(token: string) => verifier.verify<object>(token) as Claims);
    },
  };
}
