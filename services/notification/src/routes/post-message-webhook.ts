// The signature is over the raw bytes. A repeat is harmless, as settle-messages.ts says.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { withTypes } from '@leadwright/runtime/http/typed-app';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { keepRawBodies, PROVIDER_BODY_BYTES_MAX } from '@leadwright/runtime/requests/raw-body';
import type { WebhookReader, WebhookRefusal } from '../channels/provider-webhook.ts';
import { settleMessages } from '../effects/settle-messages.ts';
import type { OutcomeParts } from '../effects/store-outcome.ts';
import { postMessageWebhook } from '@leadwright/contracts/routes/notification/messages';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/notification/refusals';

export type MessageWebhookParts = Pick<OutcomeParts, 'store' | 'database'> & {
  webhooks: readonly WebhookReader[];
  refusedWebhook(provider: string, reason: WebhookRefusal): void;
};

const refusedAs: Record<WebhookRefusal, Refusal> = {
  'signature-missing': refusals.signatureMissing,
  'signature-wrong': refusals.signatureWrong,
  'too-old': refusals.tooOld,
  'body-invalid': refusals.bodyInvalid,
};

/** Who sends learns nothing of what is stored. */
export function postMessageWebhookRoute(app: HttpApp, parts: MessageWebhookParts): void {
  const take = async (name: string, request: FastifyRequest): Promise<void> => {
    const reader = parts.webhooks.find((each) => each.name === name);
    if (!reader) throw refuse(refusals.providerUnknown);
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    // Real time: the sandbox's clock may be months ahead, a signature is of now.
    const read = reader.read({ body, headers: plain(request.headers), target: request.url, nowMs: Date.now() });
    if (!read.accepted) {
      parts.refusedWebhook(name, read.refusal);
      throw refuse(refusedAs[read.refusal]);
    }
    await settleMessages(parts, read.words);
  };
  // A scope of its own: elsewhere bodies are JSON, and are parsed before anything looks at them.
  void (app as unknown as FastifyInstance).register(async (scope) => {
    keepRawBodies(scope);
    implement(
      withTypes(scope),
      postMessageWebhook,
      async (request) => {
        await take(request.params.provider, request);
        return { received: true as const };
      },
      { bodyLimit: PROVIDER_BODY_BYTES_MAX },
    );
  });
}

function plain(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
