import { Type } from 'typebox';
import { route } from '../route.ts';
import { refusals } from './refusals.ts';

export const postWebhook = route({
  method: 'POST',
  path: '/api/v2/webhooks/:processor',
  service: 'billing',
  access: 'provider',
  limits: ['webhooks-network', 'webhooks-provider'],
  proof: {
    by: 'signature',
    failsAs: [
      refusals.webhookSignatureMissing,
      refusals.webhookSignatureWrong,
      refusals.webhookTooOld,
      refusals.processorUnknown,
    ],
  },
  summary: "Takes a payment provider's event",
  description: 'The signature is over the bytes of the body. The event is stored before the answer.',
  params: Type.Object({ processor: Type.String({ minLength: 1, maxLength: 40 }) }),
  body: Type.Unknown({ description: 'The event as the provider writes it.' }),
  answers: { 200: Type.Object({ received: Type.Literal(true) }) },
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  refusals: [
    refusals.webhookSignatureMissing,
    refusals.webhookSignatureWrong,
    refusals.webhookTooOld,
    refusals.webhookBodyInvalid,
    refusals.processorUnknown,
  ],
  example: {
    parameters: { processor: 'stripe' },
    body: {
      id: 'evt_1SjKx2',
      type: 'invoice.paid',
      data: { object: { id: 'in_1SjKx0', customer: 'cus_TzR4' } },
    },
    answer: { received: true },
  },
});
