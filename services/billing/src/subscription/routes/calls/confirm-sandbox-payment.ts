import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '../../../kernel/refusals.ts';
import { refuseCardNumbers } from './card-numbers.ts';
import { subscriptionExamples } from '../examples.ts';
import type { SubscriptionParts } from '../parts.ts';

/**
 * POST /api/v2/sandbox/payments/{clientSecret}/confirm: what a bank's page asks the cardholder, at the sandbox. With
 * another processor every payment is unknown here. What was called for is then asked by its callId.
 */
export function confirmSandboxPaymentRoute(
  app: HttpApp,
  { confirmPayment }: Pick<SubscriptionParts, 'confirmPayment'>,
): void {
  app.post(
    '/api/v2/sandbox/payments/:clientSecret/confirm',
    {
      schema: {
        tags: ['billing'],
        summary: "Give the cardholder's answer about a payment of the sandbox",
        params: Type.Object({ clientSecret: Type.String({ minLength: 1, maxLength: 100 }) }),
        body: Type.Object(
          { answer: Type.Union([Type.Literal('approve'), Type.Literal('decline')]) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            state: Type.Union([Type.Literal('confirmed'), Type.Literal('refused')], {
              description: 'The first answer counts, also when another one follows.',
            }),
          }),
        },
      },
      config: {
        access: 'admin',
        refusals: [refusals.cardNumberRefused, refusals.paymentUnknown],
        example: subscriptionExamples.confirm,
      },
      preValidation: refuseCardNumbers,
    },
    async (request) => {
      const { clientSecret } = request.params;
      const approve = request.body.answer === 'approve';
      const state = (await confirmPayment?.({ accountId: accountOf(request), clientSecret, approve })) ?? 'unknown';
      if (state === 'unknown') throw refuse(refusals.paymentUnknown);
      return { state };
    },
  );
}
