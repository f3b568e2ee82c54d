// The public routes of search. Nothing listens here.
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import { countLeadsRoute, type CountParts } from './routes/count-leads.ts';
import { getDictionariesRoute } from './routes/get-dictionaries.ts';
import { getGeographiesRoutes } from './routes/get-geographies.ts';
import { getTeaserRoute, type TeaserParts } from './routes/get-teaser.ts';
import { previewLeadsRoute, type PreviewParts } from './routes/preview-leads.ts';

export type AppParts = CountParts &
  PreviewParts &
  TeaserParts & {
    logger: Logger;
    tokens: ServiceTokens;
    ready: () => Promise<void>;
    telemetry?: Telemetry | undefined;
  };

export async function buildApp(parts: AppParts): Promise<HttpApp> {
  const app = await buildHttpApp({
    service: 'search',
    logger: parts.logger,
    tokens: parts.tokens,
    ready: parts.ready,
    telemetry: parts.telemetry,
  });
  getDictionariesRoute(app);
  getGeographiesRoutes(app);
  countLeadsRoute(app, parts);
  previewLeadsRoute(app, parts);
  getTeaserRoute(app, parts);
  return app;
}
