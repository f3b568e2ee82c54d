// Checks the signature over the raw bytes, stores, answers. A repeat is harmless: the event's id is the key.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { withTypes } from '@leadwright/runtime/http/typed-app';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { keepRawBodies, PROVIDER_BODY_BYTES_MAX } from '@leadwright/runtime/requests/raw-body';
import type { Processor, WebhookRefusal } from '../processor.ts';
import { takeWebhooks } from './take-webhook.ts';
import { postWebhook } from '@leadwright/contracts/routes/billing/webhooks';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export type WebhookParts = {
  database: Database;
  processors: readonly Processor[];
  refused: (processor: string, reason: WebhookRefusal) => void;
  stored: () => void;
};

/** Providers wait five seconds at least before they send again. */
const ANSWER_MS_MAX = 4_000;

const refusedAs: Record<WebhookRefusal, Refusal> = {
  'signature-missing': refusals.webhookSignatureMissing,
  'signature-wrong': refusals.webhookSignatureWrong,
  'too-old': refusals.webhookTooOld,
  'body-invalid': refusals.webhookBodyInvalid,
};

/** Also a repeat is answered like the first time: who sends learns nothing of what is stored. */
export function postWebhookRoute(app: HttpApp, parts: WebhookParts): void {
  const take = async (name: string, request: FastifyRequest): Promise<void> => {
    const processor = parts.processors.find((each) => each.name === name);
    if (!processor) throw refuse(refusals.processorUnknown);
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    const refusal = await inTime(takeWebhooks(parts.database, processor, [{ body, headers: plain(request.headers) }]));
    if (refusal !== null) {
      parts.refused(processor.name, refusal);
      throw refuse(refusedAs[refusal]);
    }
    crashpoint('billing:webhook-stored');
  };
  // A scope of its own: elsewhere bodies are JSON, and are parsed before anything looks at them.
  void (app as unknown as FastifyInstance).register(async (scope) => {
    keepRawBodies(scope);
    implement(
      withTypes(scope),
      postWebhook,
      async (request) => {
        await take(request.params.processor, request);
        return { received: true as const };
      },
      {
        bodyLimit: PROVIDER_BODY_BYTES_MAX,
        onResponse: async (_request, reply) => {
          if (reply.statusCode !== 200) return;
          crashpoint('billing:webhook-answered');
          parts.stored();
        },
      },
    );
  });
}

// What was not answered in time may be stored all the same: the provider sends it again, and nothing changes.
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), ANSWER_MS_MAX);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

function plain(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
