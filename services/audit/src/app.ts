// Audit's public port: its routes by name; nothing listens here.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import type { AuditStored } from './contracts.ts';
import type { TrailEntry, TrailPlace } from './projections/trail.ts';
import type { ChainVerdict } from './projections/verify-trail.ts';
import { readTrailRoutes } from './routes/read-trail.ts';

export type AuditParts = {
  store: EventStore<AuditStored>;
  trail: {
    read(accountId: string, after: TrailPlace | null, limit: number): Promise<TrailEntry[]>;
    verify(accountId: string): Promise<ChainVerdict[]>;
  };
  tokens: ServiceTokens;
  logger: Logger;
  ready: () => Promise<void>;
  telemetry?: Telemetry | undefined;
};

export async function buildApp(parts: AuditParts): Promise<HttpApp> {
  const { logger, tokens, ready, telemetry } = parts;
  const app = await buildHttpApp({ service: 'audit', logger, tokens, ready, telemetry });
  readTrailRoutes(app, parts);
  return app;
}
