// What the API takes and answers, by method and path. All of it comes from schema.gen.ts, which is generated
// from the services' own route schemas.
import type { paths } from './schema.gen.ts';

type Method = 'get' | 'post' | 'put';

type Json<Holder> = Holder extends { content: { 'application/json': infer Content } } ? Content : never;
/** The JSON of a success; undefined for a success without content. */
type Success<Holder> = Holder extends { content?: never } ? undefined : Json<Holder>;

/** The paths that have this method and answer JSON or nothing: no page, no file, no stream. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: infer Responses }>
    ? [SuccessOf<Responses>] extends [never]
      ? never
      : P
    : never;
}[keyof paths];

type SuccessOf<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: Success<Responses[Status]>;
}[keyof Responses & (200 | 201 | 202 | 204)];

/** What a success of this operation answers. */
export type Answer<M extends Method, P extends PathOf<M>> = paths[P][M] extends { responses: infer Responses }
  ? SuccessOf<Responses>
  : never;

/** The JSON that this operation takes. */
export type Body<M extends Method, P extends PathOf<M>> = paths[P][M] extends { requestBody: infer Given }
  ? Json<Given>
  : never;

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : never;
// `undefined` stands for a parameter that is left out; only one that may be left out takes it.
type MayBeUndefined<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };
type PathParameters<Parameters> = Parameters extends { path: infer Path } ? { path: Path } : { path?: never };
type QueryParameters<Parameters> = Parameters extends { query: infer Query }
  ? { query: MayBeUndefined<Query> }
  : Parameters extends { query?: infer Query }
    ? { query?: MayBeUndefined<Query> }
    : never;
type KeyParameter<Parameters> = Parameters extends { header: { 'idempotency-key': string } }
  ? {
      /** Makes a repeat of the same call harmless; keep it until an answer came. */
      idempotencyKey: string;
    }
  : { idempotencyKey?: never };
type BotCheckParameter<Parameters> = Parameters extends { header: { 'bot-check-token': string } }
  ? {
      /** Proves a person, once: `useBotCheck` makes one for each send. */
      botCheckToken: string;
    }
  : { botCheckToken?: never };
type BodyParameter<Operation> = Operation extends { requestBody: infer Given }
  ? { body: Json<Given> }
  : { body?: never };

/** Parameters, body, key and bot-check token, as the operation demands them. */
export type Request<M extends Method, P extends PathOf<M>> = PathParameters<ParametersOf<paths[P][M]>> &
  QueryParameters<ParametersOf<paths[P][M]>> &
  KeyParameter<ParametersOf<paths[P][M]>> &
  BotCheckParameter<ParametersOf<paths[P][M]>> &
  BodyParameter<paths[P][M]>;

type OkContent<Operation> = Operation extends { responses: { 200: { content: infer Content } } } ? Content : never;

/** The paths whose GET answers a file to people who are signed in. */
export type FilePath = {
  [P in keyof paths]: [OkContent<paths[P]['get']>] extends [never]
    ? never
    : OkContent<paths[P]['get']> extends { 'text/csv': string } | { 'application/x-ndjson': string }
      ? P
      : never;
}[keyof paths];

/** The parameters that a file's operation demands. */
export type FileRequest<P extends FilePath> = PathParameters<ParametersOf<paths[P]['get']>> &
  QueryParameters<ParametersOf<paths[P]['get']>>;

/** The query of an operation. */
export type QueryOf<M extends Method, P extends keyof paths> =
  ParametersOf<paths[P][M]> extends { query?: infer Query } ? MayBeUndefined<NonNullable<Query>> : never;
