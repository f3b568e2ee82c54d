import { Type, type Static, type TSchema } from 'typebox';
import { withoutPrefix, withPrefix, type Prefixed } from '../process/prefixed.ts';
import type { HttpApp } from './http-app.ts';
import { followConnections } from './leave-connections.ts';

const port = (description: string) => Type.Integer({ minimum: 0, maximum: 65_535, description });
const variables = {
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: port('What the gateway reaches; 0 takes a free one.'),
  INTERNAL_HOST: Type.String({ default: '127.0.0.1', description: 'An address that the gateway cannot reach.' }),
  INTERNAL_PORT: port('What services, operators and scrapes reach; 0 takes a free one.'),
} satisfies Record<string, TSchema>;

type Variables = typeof variables;
type Values = { [Name in keyof Variables]: Static<Variables[Name]> };

export type Address = { host: string; port: number };
export type Addresses = { public: Address; internal: Address };
export type Apps = { public: HttpApp; internal: HttpApp };

/** The properties to spread into a service's schema; `prefix` as in `BILLING`. */
export function portVariables<Prefix extends string>(prefix: Prefix): Prefixed<Prefix, Variables> {
  return withPrefix(prefix, variables);
}

export function addressesOf<Prefix extends string>(
  prefix: Prefix,
  config: Readonly<Prefixed<Prefix, Values>>,
): Addresses {
  const values = withoutPrefix<Values>(prefix, config, ['HOST', 'PORT', 'INTERNAL_HOST', 'INTERNAL_PORT']);
  return {
    public: { host: values.HOST, port: values.PORT },
    internal: { host: values.INTERNAL_HOST, port: values.INTERNAL_PORT },
  };
}

export type Listening = {
  url: string;
  internalUrl: string;
  /** Asks callers to leave the connections that they keep: they have so long from now on. */
  leave(msMax: number): void;
  left(): Promise<void>;
  /** Finishes the open answers of both; the internal port closes last, so that `/health/ready` there still gives the reason. */
  close(): Promise<void>;
};

/** Opens both ports, or neither. Throws if one is taken. */
export async function listenOn(apps: Apps, addresses: Addresses): Promise<Listening> {
  const followed = [apps.public, apps.internal].map(({ server }) => followConnections(server));
  let leaveMsMax = 0;
  const leave = (msMax: number): void => {
    leaveMsMax = msMax;
    for (const each of followed) each.begin();
  };
  const left = async (): Promise<void> => {
    if (leaveMsMax > 0) await Promise.all(followed.map((each) => each.left(leaveMsMax)));
  };
  const close = async (): Promise<void> => {
    await apps.public.close();
    await apps.internal.close();
  };
  try {
    // The internal one first: who is let in by the public one may already cause questions between services.
    const internalUrl = await apps.internal.listen(addresses.internal);
    return { internalUrl, url: await apps.public.listen(addresses.public), leave, left, close };
  } catch (error) {
    await close();
    throw error;
  }
}
