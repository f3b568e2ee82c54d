// Where a route is forwarded from stands in @leadwright/contracts/routes.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Refusal } from '../refusals/refusal.ts';
import type { Access } from './access.ts';
import type { RouteExample } from './api-description.ts';
import type { HttpApp } from './typed-app.ts';

export type DeclaredRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  access: Exclude<Access, 'open' | 'gateway' | 'internal'>;
  summary: string;
  description?: string;
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema;
  consumes?: readonly string[];
  answers: Record<number, TSchema>;
  produces?: readonly string[];
  /** What this route refuses by itself; what all refuse is added where the document is made. */
  refusals?: readonly Refusal[];
  /** Who asks is known by the refresh cookie; `used`: without one the route answers as well. */
  refreshCookie?: 'needed' | 'used';
  example?: RouteExample;
};

type Places = {
  params: 'params';
  query: 'querystring';
  headers: 'headers';
  body: 'body';
  answers: 'response';
};
type SchemaOf<Declared> = {
  [Place in keyof Declared & keyof Places as Places[Place]]: Declared[Place];
};

type Handler<Declared> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<Declared>,
  TypeBoxTypeProvider,
  FastifyBaseLogger
>;

type Hooks = Pick<
  RouteShorthandOptions,
  'bodyLimit' | 'exposeHeadRoute' | 'onRequest' | 'onResponse' | 'preValidation'
>;

export function implement<Declared extends DeclaredRoute>(
  app: HttpApp,
  declared: Declared,
  handler: Handler<Declared>,
  hooks: Hooks = {},
): void {
  const { method, path, access } = declared;
  app.route({
    method,
    url: path,
    schema: schemaOf(declared),
    config: { access },
    ...hooks,
    handler: handler as RouteHandlerMethod,
  });
}

function schemaOf(declared: DeclaredRoute): FastifySchema {
  const { summary, description, params, query, headers, body, answers, consumes, produces } = declared;
  return {
    summary,
    ...(description === undefined ? {} : { description }),
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
    ...(consumes === undefined ? {} : { consumes }),
    ...(produces === undefined ? {} : { produces }),
    response: answers,
  };
}
