import { sites } from '@leadwright/runtime/site/sites';
import { AccountsConfigSchema } from '@leadwright/accounts/config';
import { AuditConfigSchema } from '@leadwright/audit/config';
import { BillingConfigSchema } from '@leadwright/billing/config';
import { ExportConfigSchema } from '@leadwright/export/config';
import { GatewayConfigSchema } from '@leadwright/gateway/config';
import { NotificationConfigSchema } from '@leadwright/notification/config';
import { SearchConfigSchema } from '@leadwright/search/config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Databases } from './databases.ts';
import type { InPublic } from './in-public/in-public.ts';
import type { Secrets } from './secrets.ts';
import type { Ports } from './ports.ts';
import { serviceNames, topics, type ServiceName } from './services.ts';

export type ConfigParts = {
  root: string;
  secrets: Secrets;
  databases: Pick<Databases, 'urls'>;
  ports: Ports;
  publicUrl: string;
  limitMaxima?: string | undefined;
  messageKeys?: Record<string, string> | undefined;
  siteFacts?: Record<string, string> | undefined;
  promotions?: Record<string, string> | undefined;
  otlpUrl?: string | undefined;
  logLevel?: string | undefined;
  inPublic?: InPublic | undefined;
};

export function publicKeysOf(secrets: Secrets): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets.services).map(([name, { publicKey }]) => [name, publicKey]));
}

const QUESTIONS_AT_ONCE_MIN = 2;

/** Variables that each service has in every kind of start; the caller adds those of bus and engines. */
export type Environments = Record<ServiceName, Record<string, string>>;

/** Of a name that is no site the gateway says so. */
const isSignUpOpen = (chosen: string | undefined): boolean =>
  Object.values(sites).find(({ id }) => id === chosen)?.signUp !== 'sales';

// Open at any time, so that whoever tries the product can take them.
const always = '2020-01-01T00:00:00Z/2100-01-01T00:00:00Z';
const demoPromotions = {
  BILLING_PROMOS: `october-promo=${always},november-promo=${always}`,
  BILLING_PROMO_CODES: 'OCTOBER=october-promo,NOVEMBER=november-promo',
};

export function environmentsOf(parts: ConfigParts): Environments {
  const { secrets, publicUrl, root, limitMaxima, inPublic } = parts;
  const accessKeyId = 'access-1';
  const own: Partial<Environments> = {
    accounts: {
      ACCOUNTS_ACCESS_PRIVATE_KEY: secrets.accessToken.privateKey,
      ACCOUNTS_ACCESS_KEY_ID: accessKeyId,
      ACCOUNTS_PUBLIC_URL: publicUrl,
      ACCOUNTS_SIGN_UP_OPEN: String(isSignUpOpen(parts.siteFacts?.GATEWAY_SITE)),
      ACCOUNTS_TRIAL_KEYS: `1=${secrets.personKey}`,
    },
    billing: {
      BILLING_TRIAL_KEYS: `1=${secrets.personKey}`,
      ...(inPublic ? {} : demoPromotions),
      ...parts.promotions,
    },
    gateway: {
      GATEWAY_PUBLIC_URL: publicUrl,
      GATEWAY_WEB_FOLDER: path.join(root, 'web/dist'),
      GATEWAY_LIMITER_KEY: secrets.limiterKey,
      ...(inPublic ? {} : { GATEWAY_BOT_CHECK: 'test' }),
      // Who asks all the time is asked to leave with the next answer; who asks nothing does not keep a stop waiting long.
      GATEWAY_LEAVE_SECONDS: '1',
      ...parts.siteFacts,
      ...(limitMaxima === undefined ? {} : { GATEWAY_LIMIT_MAXIMA: limitMaxima }),
      GATEWAY_ACCESS_PUBLIC_KEYS: JSON.stringify({ [accessKeyId]: secrets.accessToken.publicKey }),
    },
    notification: {
      NOTIFICATION_PUBLIC_URL: publicUrl,
      NOTIFICATION_BRAND: 'Leadwright',
      NOTIFICATION_MAILBOX_SHOWN: String(!inPublic),
      ...parts.messageKeys,
    },
    // Engine and services share this machine's cores: more questions at once would leave none to answer anybody.
    search: { SEARCH_QUESTIONS_AT_ONCE: String(Math.max(QUESTIONS_AT_ONCE_MIN, availableParallelism())) },
  };
  return Object.fromEntries(
    serviceNames.map((name) => [name, { ...givenTo(name, inPublic), ...common(name, parts), ...own[name] }]),
  ) as Environments;
}

const schemas = {
  accounts: AccountsConfigSchema,
  audit: AuditConfigSchema,
  billing: BillingConfigSchema,
  export: ExportConfigSchema,
  gateway: GatewayConfigSchema,
  notification: NotificationConfigSchema,
  search: SearchConfigSchema,
};

/** In public a service takes every variable of its own from the caller, such as a provider's keys. */
function givenTo(name: ServiceName, inPublic: InPublic | undefined): Record<string, string> {
  const names = Object.keys(schemas[name].properties);
  return Object.fromEntries(Object.entries(inPublic?.variables ?? {}).filter(([key]) => names.includes(key)));
}

export type Configs = ReturnType<typeof makeConfigs>;

export function makeConfigs(parts: ConfigParts) {
  const environments = environmentsOf(parts);
  return {
    accounts: parseConfig(AccountsConfigSchema, environments.accounts),
    audit: parseConfig(AuditConfigSchema, environments.audit),
    billing: parseConfig(BillingConfigSchema, environments.billing),
    export: parseConfig(ExportConfigSchema, environments.export),
    gateway: parseConfig(GatewayConfigSchema, environments.gateway),
    notification: parseConfig(NotificationConfigSchema, environments.notification),
    search: parseConfig(SearchConfigSchema, environments.search),
  };
}

function common(
  name: ServiceName,
  { secrets, databases, ports, otlpUrl, logLevel = 'warn' }: ConfigParts,
): Record<string, string> {
  const values = {
    PORT: String(ports.public[name]),
    INTERNAL_PORT: String(ports.internal[name]),
    POSTGRES_URL: databases.urls[name],
    SERVICE_PRIVATE_KEY: secrets.services[name].privateKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeysOf(secrets)),
    PEERS: JSON.stringify(peersOf(name, ports)),
    LOG_LEVEL: logLevel,
    ...(otlpUrl === undefined ? {} : { OTLP_URL: otlpUrl }),
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name.toUpperCase()}_${key}`, value]));
}

// The gateway gets only public addresses, so it cannot forward to an internal port. Services call each other
// internally.
function peersOf(name: ServiceName, ports: Ports): Record<string, string> {
  const peerPorts = name === 'gateway' ? ports.public : ports.internal;
  return Object.fromEntries(
    Object.keys(topics).map((peer) => [peer, `http://127.0.0.1:${peerPorts[peer as keyof typeof topics]}`]),
  );
}
