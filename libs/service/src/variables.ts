import { services, type OwnerName, type ServiceName } from '@leadwright/contracts/topology';
import { addressesOf, portVariables, type Addresses } from '@leadwright/runtime/http/listen';
import { busVariables } from '@leadwright/runtime/process/bus-config';
import { withoutPrefix, withPrefix } from '@leadwright/runtime/process/prefixed';
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { Type, type TObject, type Static } from 'typebox';

const database = { POSTGRES_URL: Type.String({ minLength: 1 }) };
const everyService = {
  ...database,
  SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  CRASH_AT: Type.Optional(Type.String()),
  LEAVE_SECONDS: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 30,
      description:
        'As it stops: so long it still answers on connections that callers keep, and asks them to leave. Above 5, after which an unused one is closed, no request is lost; absent: 0.',
    }),
  ),
};
const withLog = {
  ...everyService,
  SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String(), {
    description: 'Public keys of the services that may call, by name.',
  }),
};
export const clusterVariable = Type.Optional(
  Type.String({ description: "The server's cluster, as its configuration names it; absent: the server stands alone." }),
);
const alone = { MIGRATE: Type.Boolean({ default: false }) };

export type ServiceConfig = {
  addresses: Addresses;
  postgresUrl: string;
  privateKey: string;
  /** None where nobody calls with a token: at the gateway. */
  publicKeys: Record<string, string>;
  peers: Record<string, string>;
  logLevel: string;
  otlpUrl: string | undefined;
  crashAt: string | undefined;
  /** How long callers have, as it stops, to leave the connections that they keep. */
  leaveMs: number;
  migrate: boolean;
};

export const databaseVariable = <Prefix extends string>(prefix: Prefix) => withPrefix(prefix, database);

export const serviceVariables = <Prefix extends string>(prefix: Prefix) => ({
  ...portVariables(prefix),
  ...withPrefix(prefix, everyService),
});

export const logServiceVariables = <Prefix extends string>(prefix: Prefix) => ({
  ...portVariables(prefix),
  ...withPrefix(prefix, withLog),
});

/** Of a service that reacts to others: where it asks for events that the bus has lost, and billing for its clock. */
export function peersVariable<Name extends OwnerName>(name: Name) {
  const owners = (services[name].consumes as readonly OwnerName[]).filter((owner) => owner !== name);
  return withPrefix(name.toUpperCase() as Uppercase<Name>, {
    PEERS: Type.Record(Type.String(), Type.String(), {
      description: `Service to internal address, for missing events: ${owners.join(', ')}.`,
    }),
  });
}

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const aloneVariables = <Prefix extends string>(prefix: Prefix) => ({
  ...busVariables(prefix),
  ...withPrefix(prefix, alone),
});

export type ConfigOf<Name extends ServiceName> = Readonly<
  Static<TObject<ReturnType<typeof serviceVariables<Uppercase<Name>>>>>
>;

type Read = {
  POSTGRES_URL: string;
  SERVICE_PRIVATE_KEY: string;
  SERVICE_PUBLIC_KEYS: Record<string, string> | undefined;
  PEERS: Record<string, string> | undefined;
  LOG_LEVEL: string;
  OTLP_URL: string | undefined;
  CRASH_AT: string | undefined;
  LEAVE_SECONDS: number | undefined;
  MIGRATE: boolean | undefined;
};
const names = [
  'POSTGRES_URL',
  'SERVICE_PRIVATE_KEY',
  'SERVICE_PUBLIC_KEYS',
  'PEERS',
  'LOG_LEVEL',
  'OTLP_URL',
  'CRASH_AT',
  'LEAVE_SECONDS',
  'MIGRATE',
] as const satisfies (keyof Read)[];

export function serviceConfigOf<Name extends ServiceName>(name: Name, config: ConfigOf<Name>): ServiceConfig {
  const prefix = name.toUpperCase() as Uppercase<Name>;
  const read = withoutPrefix<Read>(prefix, config, names);
  return {
    addresses: addressesOf(prefix, config as unknown as Parameters<typeof addressesOf<Uppercase<Name>>>[1]),
    postgresUrl: read.POSTGRES_URL,
    privateKey: read.SERVICE_PRIVATE_KEY,
    publicKeys: read.SERVICE_PUBLIC_KEYS ?? {},
    peers: read.PEERS ?? {},
    logLevel: read.LOG_LEVEL,
    otlpUrl: read.OTLP_URL,
    crashAt: read.CRASH_AT,
    leaveMs: (read.LEAVE_SECONDS ?? 0) * 1000,
    migrate: read.MIGRATE ?? false,
  };
}
