// @fastify/jwt parses a key with each call that brings one as an option; made once per key, its verifiers save that.
import Fastify from 'fastify';
import jwt, { type FastifyJWTOptions, type JWT } from '@fastify/jwt';

export type TokenVerifiers = {
  /** Header and claims as the bearer wrote them: nothing about them is checked. Throws if it is no token. */
  unverified(token: string): { header: Record<string, unknown>; payload: Record<string, unknown> };
  named(name: string): (<Claims>(token: string) => Claims) | undefined;
};

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
