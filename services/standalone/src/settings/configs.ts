import { sites } from '@leadwright/runtime/site/sites';
import { AccountsConfigSchema } from '@leadwright/accounts/config';
import { AuditConfigSchema } from '@leadwright/audit/config';
import { billingChecks } from '@leadwright/billing/checks';
import { BillingConfigSchema } from '@leadwright/billing/config';
import { ExportConfigSchema } from '@leadwright/export/config';
import { gatewayChecks } from '@leadwright/gateway/checks';
import { GatewayConfigSchema } from '@leadwright/gateway/config';
import { notificationChecks, NotificationConfigSchema } from '@leadwright/notification/config';
import { SearchConfigSchema } from '@leadwright/search/config';
import { ConfigError, parseConfig } from '@leadwright/runtime/process/config';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Databases } from '../databases.ts';
import type { InPublic } from '../in-public/in-public.ts';
import type { Secrets } from '../secrets.ts';
import type { Ports } from '../ports.ts';
import { serviceNames, topics, type ServiceName } from '../services.ts';

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
  const decided = decidedBy(parts);
  const usual = usualOf(parts);
  return Object.fromEntries(
    serviceNames.map((name) => [
      name,
      { ...usual[name], ...givenTo(name, parts.inPublic), ...common(name, parts), ...decided[name] },
    ]),
  ) as Environments;
}

/** What in public the caller's variables win over. */
function usualOf({ root, siteFacts, logLevel = 'warn', otlpUrl, inPublic }: ConfigParts): Partial<Environments> {
  const own: Partial<Environments> = {
    accounts: { ACCOUNTS_SIGN_UP_OPEN: String(isSignUpOpen(siteFacts?.['GATEWAY_SITE'])) },
    gateway: {
      GATEWAY_WEB_FOLDER: path.join(root, 'web/dist'),
      // Who asks all the time is asked to leave with the next answer; who asks nothing does not keep a stop waiting long.
      GATEWAY_LEAVE_SECONDS: '1',
      // The page may load the card form of billing's processor alone.
      GATEWAY_PROCESSOR: inPublic?.variables['BILLING_PROCESSOR'] ?? 'sandbox',
    },
    notification: { NOTIFICATION_BRAND: 'Leadwright' },
    // Engine and services share this machine's cores: more questions at once would leave none to answer anybody.
    search: { SEARCH_QUESTIONS_AT_ONCE: String(Math.max(QUESTIONS_AT_ONCE_MIN, availableParallelism())) },
  };
  return Object.fromEntries(
    serviceNames.map((name) => [
      name,
      {
        ...own[name],
        [`${name.toUpperCase()}_LOG_LEVEL`]: logLevel,
        ...(otlpUrl === undefined ? {} : { [`${name.toUpperCase()}_OTLP_URL`]: otlpUrl }),
      },
    ]),
  );
}

/** What follows from the data folder, its address, and whether it is in public. */
function decidedBy(parts: ConfigParts): Partial<Environments> {
  const { secrets, publicUrl, limitMaxima, inPublic } = parts;
  const accessKeyId = 'access-1';
  return {
    accounts: {
      ACCOUNTS_ACCESS_PRIVATE_KEY: secrets.accessToken.privateKey,
      ACCOUNTS_ACCESS_KEY_ID: accessKeyId,
      ACCOUNTS_PUBLIC_URL: publicUrl,
      ACCOUNTS_TRIAL_KEYS: `1=${secrets.personKey}`,
      ACCOUNTS_LEAD_MARK_KEYS: `1=${secrets.personKey}`,
    },
    search: { SEARCH_LEAD_MARK_KEYS: `1=${secrets.personKey}` },
    billing: {
      BILLING_TRIAL_KEYS: `1=${secrets.personKey}`,
      ...(inPublic ? {} : demoPromotions),
      ...parts.promotions,
    },
    gateway: {
      GATEWAY_PUBLIC_URL: publicUrl,
      GATEWAY_LIMITER_KEY: secrets.limiterKey,
      ...(inPublic ? {} : { GATEWAY_BOT_CHECK: 'test' }),
      ...parts.siteFacts,
      ...(limitMaxima === undefined ? {} : { GATEWAY_LIMIT_MAXIMA: limitMaxima }),
      GATEWAY_ACCESS_PUBLIC_KEYS: JSON.stringify({ [accessKeyId]: secrets.accessToken.publicKey }),
    },
    notification: {
      NOTIFICATION_PUBLIC_URL: publicUrl,
      NOTIFICATION_MAILBOX_SHOWN: String(!inPublic),
      ...parts.messageKeys,
    },
  };
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

/** Throws one `ConfigError` for the settings of all services. */
export function makeConfigs(parts: ConfigParts) {
  const environments = environmentsOf(parts);
  const problems = contradictions(parts.inPublic);
  const read = <Config>(parse: () => Config): Config | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const configs = {
    accounts: read(() => parseConfig(AccountsConfigSchema, environments.accounts)),
    audit: read(() => parseConfig(AuditConfigSchema, environments.audit)),
    billing: read(() => parseConfig(BillingConfigSchema, environments.billing, billingChecks)),
    export: read(() => parseConfig(ExportConfigSchema, environments.export)),
    gateway: read(() => parseConfig(GatewayConfigSchema, environments.gateway, gatewayChecks)),
    // The demo's mailbox keeps all that is sent; webhooks are tried there with a provider's keys alone.
    notification: read(() =>
      parseConfig(NotificationConfigSchema, environments.notification, parts.inPublic ? notificationChecks : []),
    ),
    search: read(() => parseConfig(SearchConfigSchema, environments.search)),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return configs as { [Name in keyof typeof configs]: NonNullable<(typeof configs)[Name]> };
}

/** Of variables that belong together and are of two services. */
function contradictions(inPublic: InPublic | undefined): string[] {
  const { BILLING_PROCESSOR: charging = 'sandbox', GATEWAY_PROCESSOR: shown = charging } = inPublic?.variables ?? {};
  return shown === charging
    ? []
    : [
        `GATEWAY_PROCESSOR=${shown} is not BILLING_PROCESSOR=${charging}: people would type their card where nobody charges it. Leave GATEWAY_PROCESSOR out`,
      ];
}

function common(name: ServiceName, { secrets, databases, ports }: ConfigParts): Record<string, string> {
  const values = {
    PORT: String(ports.public[name]),
    INTERNAL_PORT: String(ports.internal[name]),
    POSTGRES_URL: databases.urls[name],
    SERVICE_PRIVATE_KEY: secrets.services[name].privateKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeysOf(secrets)),
    PEERS: JSON.stringify(peersOf(name, ports)),
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
