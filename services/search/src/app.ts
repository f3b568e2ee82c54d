// Search's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { countLeadsRoute, type CountParts } from './routes/count-leads.ts';
import { getDictionariesRoute, type DictionariesParts } from './routes/get-dictionaries.ts';
import { getGeographiesRoutes } from './routes/get-geographies.ts';
import { getTeaserRoute, type TeaserParts } from './routes/get-teaser.ts';
import { previewLeadsRoute, type PreviewParts } from './routes/preview-leads.ts';

export type SearchParts = CountParts & PreviewParts & DictionariesParts & TeaserParts;

export function addRoutes(app: HttpApp, parts: SearchParts): void {
  getDictionariesRoute(app, parts);
  getGeographiesRoutes(app);
  countLeadsRoute(app, parts);
  previewLeadsRoute(app, parts);
  getTeaserRoute(app, parts);
}
