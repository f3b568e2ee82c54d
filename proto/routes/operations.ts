// The API by method and path as clients write them, `get /api/v2/downloads/{id}`: the types of what each route takes and
// answers, from its declaration. Types alone, for the web application.
import type { Static, TSchema } from 'typebox';
import type { Route } from './route.ts';
import type { DeclaredRoutes } from './routes.ts';

type Braced<Path extends string> = Path extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${Braced<After>}`
  : Path extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : Path;

/** Each declaration by its method in small letters and its path. */
export type Operations = {
  [Declared in DeclaredRoutes as `${Lowercase<Declared['method']>} ${Braced<Declared['path']>}`]: Declared;
};

type Success = 200 | 201 | 202;
type AnswersOf<Answers> = Answers extends { 204: TSchema }
  ? undefined
  : {
      [Status in keyof Answers & Success]: Answers[Status] extends TSchema ? Static<Answers[Status]> : never;
    }[keyof Answers & Success];

/** What a success answers as JSON; never where it is no JSON. */
export type AnswerOf<Declared> = Declared extends { produces: unknown }
  ? never
  : Declared extends Pick<Route, 'answers'>
    ? AnswersOf<Declared['answers']>
    : never;

/** The media type of an answer that is not JSON. */
export type MediaOf<Declared> = Declared extends { produces: readonly (infer Media)[] } ? Media : never;

type Given<Declared, Place extends 'body' | 'params' | 'query'> =
  Declared extends Record<Place, infer Schema extends TSchema> ? Static<Schema> : never;

export type BodyOf<Declared> = Given<Declared, 'body'>;
export type ParamsOf<Declared> = Given<Declared, 'params'>;

/** A parameter with a default need not be sent. */
type NamesWithDefault<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { default: unknown } ? Name : never;
}[keyof Properties];
type Sent<Query, Properties> = Omit<Query, NamesWithDefault<Properties> & keyof Query> &
  Partial<Pick<Query, NamesWithDefault<Properties> & keyof Query>>;
export type QueryOf<Declared> = Declared extends { query: infer Schema extends TSchema }
  ? Schema extends { properties: infer Properties }
    ? Sent<Static<Schema>, Properties>
    : never
  : never;
