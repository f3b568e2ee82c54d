// What the API takes and answers, by method and path. All of it comes from the routes' declarations, of which the
// browser gets nothing: they are imported as types.
import type {
  AnswerOf,
  BodyOf,
  MediaOf,
  Operations,
  ParamsOf,
  QueryOf as QueryIn,
} from '@leadwright/contracts/routes/operations';

type Method = 'get' | 'post' | 'put';
type Path<M extends Method> = keyof Operations extends infer Name
  ? Name extends `${M} ${infer P}`
    ? P
    : never
  : never;
type Operation<M extends Method, P extends string> = Operations[`${M} ${P}` & keyof Operations];

/** The paths that have this method and answer JSON or nothing: no page, no file, no stream. */
export type PathOf<M extends Method> = {
  [P in Path<M>]: [AnswerOf<Operation<M, P>>] extends [never] ? never : P;
}[Path<M>];

/** What a success of this operation answers. */
export type Answer<M extends Method, P extends PathOf<M>> = AnswerOf<Operation<M, P>>;

/** The JSON that this operation takes. */
export type Body<M extends Method, P extends PathOf<M>> = BodyOf<Operation<M, P>>;

// `undefined` stands for a parameter that is left out; only one that may be left out takes it.
type MayBeUndefined<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };
type PathParameters<Declared> = Declared extends { params: unknown }
  ? ParamsOf<Declared> extends infer Path extends Record<string, string>
    ? { path: Path }
    : never
  : { path?: never };
type QueryParameters<Declared> = Declared extends { query: unknown }
  ? MayBeUndefined<QueryIn<Declared>> extends infer Query extends Record<string, string | number | boolean | undefined>
    ? Record<never, never> extends Query
      ? { query?: Query }
      : { query: Query }
    : never
  : { query?: never };
type KeyParameter<Declared> = Declared extends { headers: { properties: { 'idempotency-key': unknown } } }
  ? {
      /** Makes a repeat of the same call harmless; keep it until an answer came. */
      idempotencyKey: string;
    }
  : { idempotencyKey?: never };
type BotCheckParameter<Declared> = Declared extends { botTokenInBody: true }
  ? { botCheckToken?: never }
  : Declared extends { botCheck: string }
    ? {
        /** Proves a person, once: `useBotCheck` makes one for each send. */
        botCheckToken: string;
      }
    : { botCheckToken?: never };
type BodyParameter<Declared> = Declared extends { body: unknown } ? { body: BodyOf<Declared> } : { body?: never };

// By name, and not by conditions on what is asked for: the compiler would try all of them together.
type Requests = {
  [Name in keyof Operations]: PathParameters<Operations[Name]> &
    QueryParameters<Operations[Name]> &
    KeyParameter<Operations[Name]> &
    BotCheckParameter<Operations[Name]> &
    BodyParameter<Operations[Name]>;
};

/** Parameters, body, key and bot-check token, as the operation demands them. */
export type Request<M extends Method, P extends PathOf<M>> = Requests[`${M} ${P}` & keyof Requests];

/** The paths whose GET answers a file to people who are signed in. */
export type FilePath = {
  [P in Path<'get'>]: MediaOf<Operation<'get', P>> extends infer Media
    ? [Media & ('text/csv' | 'application/x-ndjson')] extends [never]
      ? never
      : P
    : never;
}[Path<'get'>];

/** The parameters that a file's operation demands. */
export type FileRequest<P extends FilePath> = PathParameters<Operation<'get', P>> &
  QueryParameters<Operation<'get', P>>;

/** The query of an operation. */
export type QueryOf<M extends Method, P extends Path<M>> = MayBeUndefined<QueryIn<Operation<M, P>>>;
