import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { countLeadsRoute, type CountParts } from './routes/count-leads.ts';
import { facetLeadsRoute, type FacetParts } from './routes/facet-leads.ts';
import { getDictionariesRoutes, type DictionariesParts } from './routes/get-dictionaries.ts';
import { getLeadFactsRoute } from './routes/get-lead-facts.ts';
import { getPlaceLabelsRoute } from './routes/get-place-labels.ts';
import { getSuggestionsRoute } from './routes/get-suggestions.ts';
import { getTeaserRoute, type TeaserParts } from './routes/get-teaser.ts';
import { leadDataRoutes } from './routes/leads/lead-data.ts';
import { deletionPlatformRoutes } from './routes/leads/deletion-platform.ts';
import { doNotCallRoutes } from './routes/leads/do-not-call.ts';
import type { LeadsParts } from './routes/leads/leads-parts.ts';
import { leadVersionsRoutes } from './routes/leads/lead-versions.ts';
import { readFilesRoutes } from './routes/leads/read-files.ts';
import { writeLeadsRoutes } from './routes/leads/write-leads.ts';
import { listDatasetsRoute } from './routes/list-datasets.ts';
import { lookUpDataRoute } from './routes/look-up-data.ts';
import { readPlacesRoute } from './routes/read-places.ts';
import { previewLeadsRoute, type PreviewParts } from './routes/preview-leads.ts';
import { copySearchRoute } from './routes/saved/copy-search.ts';
import { deleteSearchRoute } from './routes/saved/delete-search.ts';
import { importSearchesRoute } from './routes/saved/import-searches.ts';
import { mailLinkRoutes, type MailLinkParts } from './routes/saved/mail-link.ts';
import { openSharedRoute } from './routes/saved/open-shared.ts';
import type { SuggestedLeadsParts } from './queries/suggested-leads.ts';
import type { SavedSearchParts } from './routes/saved/parts.ts';
import { personDataRoute } from './routes/saved/person-data.ts';
import { readSearchesRoutes } from './routes/saved/read-searches.ts';
import { saveSearchRoute } from './routes/saved/save-search.ts';
import { shareLinksRoutes } from './routes/saved/share-links.ts';

export type SearchParts = CountParts &
  FacetParts &
  PreviewParts &
  DictionariesParts &
  TeaserParts &
  SuggestedLeadsParts;

export function addRoutes(app: HttpApp, parts: SearchParts & SavedSearchParts & LeadsParts): void {
  addLeadRoutes(app, parts);
  addSavedSearchRoutes(app, parts);
  leadDataRoutes(app, parts);
  getLeadFactsRoute(app, parts);
}

export function addLeadRoutes(app: HttpApp, parts: SearchParts): void {
  getDictionariesRoutes(app, parts);
  getPlaceLabelsRoute(app);
  readPlacesRoute(app);
  getSuggestionsRoute(app, parts);
  lookUpDataRoute(app);
  countLeadsRoute(app, parts);
  facetLeadsRoute(app, parts);
  previewLeadsRoute(app, parts);
  getTeaserRoute(app, parts);
}

/** What people keep and share, and which leads are searched: in PostgreSQL. */
export function addSavedSearchRoutes(app: HttpApp, parts: SavedSearchParts): void {
  saveSearchRoute(app, parts);
  readSearchesRoutes(app, parts);
  deleteSearchRoute(app, parts);
  copySearchRoute(app, parts);
  shareLinksRoutes(app, parts);
  openSharedRoute(app, parts);
  listDatasetsRoute(app, parts);
}

export function addInternalRoutes(app: HttpApp, parts: SavedSearchParts & MailLinkParts & LeadsParts): void {
  mailLinkRoutes(app, parts);
  personDataRoute(app, parts);
  importSearchesRoute(app, parts);
  writeLeadsRoutes(app, parts);
  readFilesRoutes(app, parts);
  leadVersionsRoutes(app, parts);
  doNotCallRoutes(app, parts);
  deletionPlatformRoutes(app, parts);
}
