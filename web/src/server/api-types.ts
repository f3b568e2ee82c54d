// Short names for the shapes that several pages show. A shape used in one place needs no name here.
import type { Answer, Body } from './operations.ts';

export type SignedIn = Answer<'post', '/api/login'>;
/** The document of the signed-in person. */
export type Account = Answer<'get', '/api/v2/me'>;

export type LeadQuery = Body<'post', '/api/v2/searches/count'>;
export type Geography = LeadQuery['geography'];
export type GeographyKind = Exclude<Geography, { kind: 'nationwide' }>['kind'];
export type Filter = LeadQuery['filters'][number];
/** What may be meant by what a person types. */
export type Suggestion = Answer<'get', '/api/v2/suggestions'>['items'][number];
export type GeographyItem = Answer<'get', '/api/v2/geographies/labels'>['items'][number];

export type PlacesRead = Answer<'post', '/api/v2/geographies/read'>;
export type PlaceRead = PlacesRead['places'][number];

export type Dictionary = Answer<'get', '/api/v2/dictionaries/{dictId}'>;
/** A dictionary as the list of all has it: its filters by name. */
export type DictionaryInBrief = Answer<'get', '/api/v2/dictionaries'>['dictionaries'][number];
export type FilterField = Dictionary['filters'][number];
export type FilterItem = NonNullable<FilterField['items']>[number];

export type LeadCount = Answer<'post', '/api/v2/searches/count'>;
export type Preview = Answer<'post', '/api/v2/searches/preview'>;

/** Without what only pages from before read: one that was just asked for is shown before the server says it. */
export type Download = Omit<Answer<'get', '/api/v2/downloads/{id}'>, 'csvFile' | 'leadsMultiplier' | 'queryUrl'>;
export type DownloadStatus = Download['status'];
export type NewDownload = Body<'post', '/api/v2/downloads'>;

export type Usage = Answer<'get', '/api/v2/usage'>;
export type Lot = Usage['lots'][number];
export type UsageLine = Answer<'get', '/api/v2/usage/lines'>['lines'][number];
export type UsagePeriod = Answer<'get', '/api/v2/usage/periods'>['periods'][number];
export type PeriodStatement = Answer<'get', '/api/v2/usage/statement'>;
export type LineEntry = UsageLine['entries'][number];

export type Plan = Answer<'get', '/api/v2/plans'>['plans'][number];
export type Teaser = Answer<'get', '/api/v2/teaser'>;

export type Subscription = Answer<'get', '/api/v2/subscription'>;
export type Invoice = Answer<'get', '/api/v2/invoices'>['invoices'][number];

export type FinanceEvent = Answer<'get', '/api/v2/finance/events'>['events'][number];
export type Adjustment = Answer<'get', '/api/v2/finance/adjustments'>['adjustments'][number];
export type AccountLot = Answer<'get', '/api/v2/finance/accounts/{accountId}/lots'>['lots'][number];

export type ListedPerson = Answer<'get', '/api/v2/superadmin/people'>['people'][number];
export type PageFailure = Answer<'get', '/api/v2/superadmin/errors'>['errors'][number];
export type Banner = NonNullable<Answer<'get', '/api/v2/banner'>['banner']>;
export type Dataset = Answer<'get', '/api/v2/superadmin/datasets'>['datasets'][number];
export type SiteDocument = Answer<'get', '/api/v2/superadmin/sites/{site}/{collection}/{docId}'>['document'];
export type SiteField = SiteDocument['fields'][number];
