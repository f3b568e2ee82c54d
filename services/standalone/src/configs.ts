// Each service's configuration by its own schema, as its environment would give it.
import { AccountsConfigSchema } from '@leadwright/accounts/config';
import { AuditConfigSchema } from '@leadwright/audit/config';
import { BillingConfigSchema } from '@leadwright/billing/config';
import { ExportConfigSchema } from '@leadwright/export/config';
import { GatewayConfigSchema } from '@leadwright/gateway/config';
import { NotificationConfigSchema } from '@leadwright/notification/config';
import { SearchConfigSchema } from '@leadwright/search/config';
import { parseConfig } from '@leadwright/runtime/config';
import path from 'node:path';
import type { Databases } from './databases.ts';
import type { Secrets } from './secrets.ts';
import { serviceNames, topics, type ServiceName } from './services.ts';

export type ConfigParts = {
  root: string;
  secrets: Secrets;
  databases: Databases;
  /** Chosen beforehand, because services name each other. */
  ports: Record<ServiceName, number>;
  publicUrl: string;
};

/** Public keys of everybody who may call a service, the start itself included. */
export function publicKeysOf(secrets: Secrets): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets.services).map(([name, { publicKey }]) => [name, publicKey]));
}

export type Configs = ReturnType<typeof makeConfigs>;

export function makeConfigs(parts: ConfigParts) {
  const { secrets, publicUrl, root } = parts;
  const accessKeyId = 'access-1';
  return {
    accounts: parseConfig(AccountsConfigSchema, {
      ...common('accounts', parts),
      ACCOUNTS_ACCESS_PRIVATE_KEY: secrets.accessToken.privateKey, ACCOUNTS_ACCESS_KEY_ID: accessKeyId, ACCOUNTS_PUBLIC_URL: publicUrl,
    }),
    audit: parseConfig(AuditConfigSchema, common('audit', parts)),
    billing: parseConfig(BillingConfigSchema, common('billing', parts)),
    export: parseConfig(ExportConfigSchema, common('export', parts)),
    gateway: parseConfig(GatewayConfigSchema, {
      ...common('gateway', parts),
      GATEWAY_PUBLIC_URL: publicUrl, GATEWAY_WEB_FOLDER: path.join(root, 'web/dist'), GATEWAY_LIMITER_KEY: secrets.limiterKey,
      GATEWAY_ACCESS_PUBLIC_KEYS: JSON.stringify({ [accessKeyId]: secrets.accessToken.publicKey }),
    }),
    notification: parseConfig(NotificationConfigSchema, { ...common('notification', parts), NOTIFICATION_PUBLIC_URL: publicUrl, NOTIFICATION_BRAND: 'Leadwright' }),
    search: parseConfig(SearchConfigSchema, common('search', parts)),
  };
}

function common(name: ServiceName, { secrets, databases, ports }: ConfigParts): Record<string, string> {
  const others = Object.entries(databases.logs).filter(([topic]) => topic !== (topics as Record<string, string>)[name]);
  const values = {
    PORT: String(ports[name]),
    POSTGRES_URL: databases.urls[name],
    BUS_LOGS: JSON.stringify(name === 'audit' ? databases.logs : Object.fromEntries(others)),
    SERVICE_PRIVATE_KEY: secrets.services[name].privateKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeysOf(secrets)),
    PEERS: JSON.stringify(Object.fromEntries(serviceNames.map((peer) => [peer, `http://127.0.0.1:${ports[peer]}`]))),
    LOG_LEVEL: 'warn',
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name.toUpperCase()}_${key}`, value]));
}
