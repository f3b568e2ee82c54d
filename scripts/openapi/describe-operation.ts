// Describes an operation in the API document: access, one example, answers and refusals.
import type { DescribedRoute } from '@leadwright/runtime/http/api-description';
import { BOT_CHECK_HEADER } from '@leadwright/gateway/bot-check/bot-guard';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { refusalsOf, type Asked } from './operation-refusals.ts';
import type { Answer, DescribedOperation, Json, Media, Parameter } from './service-documents.ts';

export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of a log-in or a refresh. It lives for ten minutes.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-leadwright-refresh',
    description:
      'Set by a log-in. No script can read it. On plain http on loopback its name is `leadwright-refresh-<port>`.',
  },
};

const exampleId = '7d1e6c1a-52c0-4e7e-8a60-2f4b5c6d7e8f';

/** `service` owns the operation. */
export function describeOperation(service: string, operation: DescribedOperation, asked: Omit<Asked, 'route'>): Json {
  const { 'x-route': route, requestBody, responses, summary, description } = operation;
  const parameters = [...(operation.parameters ?? []), ...(asked.row?.botCheck ? [botCheckToken] : [])];
  const { example } = route;
  return {
    tags: [service],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf(route),
    ...(parameters.length > 0
      ? { parameters: parameters.map((parameter) => shown(parameter, example.parameters)) }
      : {}),
    ...(requestBody
      ? { requestBody: { ...requestBody, content: withExample(requestBody.content, example.body) } }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => [
          status,
          answered(answer, example.answers?.[Number(status)] ?? example.answer),
        ]),
      ),
      ...refusedAnswers(refusalsOf({ ...asked, route })),
    },
  };
}

// The gateway takes it before the request is forwarded, so no service's route has it.
const botCheckToken: Parameter = {
  in: 'header',
  name: BOT_CHECK_HEADER,
  required: true,
  example: 'test-token.8c2f61d0',
  schema: {
    type: 'string',
    minLength: 1,
    description: 'Proves a person, once. `GET /api/v2/bot-check` says how to make one.',
  },
};

// In OpenAPI 3.1 the list names the required roles.
function securityOf({ access, refreshCookie }: DescribedRoute): Record<string, string[]>[] {
  if (refreshCookie === 'needed') return [{ refreshCookie: [] }];
  if (refreshCookie === 'used') return [{ refreshCookie: [] }, {}];
  // A provider is known by a signature over the body, which no scheme of the document describes.
  if (access === 'public' || access === 'provider') return [];
  return [{ accessToken: access === 'person' || access === 'member' ? [] : [access] }];
}

function shown(parameter: Parameter, examples: Record<string, unknown> = {}): Json {
  return parameter.name in examples ? { ...parameter, example: examples[parameter.name] } : parameter;
}

function withExample(content: Record<string, Media>, example: unknown): Record<string, Media> {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, example === undefined ? media : { ...media, example }]),
  );
}

function answered({ description, content }: Answer, example: unknown): Answer {
  return {
    description: description === 'Default Response' ? 'The answer.' : description,
    ...(content ? { content: withExample(content, example) } : {}),
  };
}

function refusedAnswers(refusals: readonly Refusal[]): Record<string, Json> {
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [String(status), refusedAnswer(refusals.filter((refusal) => refusal.status === status))]),
  );
}

function refusedAnswer(refusals: readonly Refusal[]): Json {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  const problem = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code: { enum: codes } } }],
  };
  const waits = refusals.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
  return {
    description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
    ...(waits
      ? {
          headers: {
            'Retry-After': { description: 'So many seconds to wait.', schema: { type: 'integer', minimum: 0 } },
          },
        }
      : {}),
    content: {
      'application/json': {
        schema: problem,
        examples: Object.fromEntries(
          refusals.map((refusal, at) => [nameOf(refusals, at), { value: exampleOf(refusal) }]),
        ),
      },
    },
  };
}

// Two sentences may share a code.
function nameOf(refusals: readonly Refusal[], at: number): string {
  const code = refusals[at]?.code ?? '';
  const earlier = refusals.slice(0, at).filter((refusal) => refusal.code === code).length;
  return earlier === 0 ? code : `${code}-${earlier + 1}`;
}

const exampleOf = ({ code, message }: Refusal): Json => ({ code, message, correlationId: exampleId });
