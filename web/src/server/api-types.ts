// Short names for what the API takes and answers. The shapes come from schema.gen.ts, which is generated
// from the services' own route schemas: nothing is written down twice.
import type { paths } from './schema.gen.ts';

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;
type Answers<Operation> = Operation extends { responses: infer Responses } ? Responses : never;
/** The JSON of a success. */
type Answer<Operation, Status extends number = 200> = Status extends keyof Answers<Operation>
  ? Json<Answers<Operation>[Status]>
  : never;
/** The JSON that a POST takes. */
type Body<Operation> = Operation extends { requestBody: infer Given } ? Json<Given> : never;

export type SignedIn = Answer<paths['/api/login']['post']>;

export type LeadQuery = Body<paths['/api/v2/searches/count']['post']>;
export type Geography = LeadQuery['geography'];
export type GeographyKind = Exclude<Geography, { kind: 'nationwide' }>['kind'];
export type Filter = LeadQuery['filters'][number];
export type GeographyItem = Answer<paths['/api/v2/geographies/labels']['get']>['items'][number];

type AnyDictionary = Answer<paths['/api/v2/dictionaries']['get']>['dictionaries'][number];
export type FilterField = AnyDictionary['filters'][number];
export type FilterItem = NonNullable<FilterField['items']>[number];
/** The schema says text where the answer holds what a query may hold. */
export type Dictionary = Omit<AnyDictionary, 'dictId' | 'geography'> & {
  dictId: LeadQuery['dictId'];
  geography: GeographyKind[];
};

export type LeadCount = Answer<paths['/api/v2/searches/count']['post']>;
export type Preview = Answer<paths['/api/v2/searches/preview']['post']>;

export type Download = Answer<paths['/api/v2/downloads/{id}']['get']>;
export type DownloadStatus = Download['status'];
export type NewDownload = Body<paths['/api/v2/downloads']['post']>;
export type Accepted = Answer<paths['/api/v2/downloads']['post'], 202>;
export type FileLink = Answer<paths['/api/v2/downloads/{id}/link']['post']>;

export type Usage = Answer<paths['/api/v2/usage']['get']>;
export type Lot = Usage['lots'][number];
export type UsageLines = Answer<paths['/api/v2/usage/lines']['get']>;
export type UsageLine = UsageLines['lines'][number];
export type LineEntry = UsageLine['entries'][number];

export type Plan = Answer<paths['/api/v2/plans']['get']>['plans'][number];
export type Teaser = Answer<paths['/api/v2/teaser']['get']>;
