import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refuseCardNumbers } from './card-numbers.ts';
import type { SubscriptionParts } from '../parts.ts';
import { confirmSandboxPayment } from '@leadwright/contracts/routes/billing/subscription/sandbox';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** What a bank's page asks, at the sandbox alone. What was called for is then asked by its callId. */
export function confirmSandboxPaymentRoute(
  app: HttpApp,
  { confirmPayment }: Pick<SubscriptionParts, 'confirmPayment'>,
): void {
  implement(
    app,
    confirmSandboxPayment,
    async (request) => {
      const { clientSecret } = request.params;
      const approve = request.body.answer === 'approve';
      const state = (await confirmPayment?.({ accountId: accountOf(request), clientSecret, approve })) ?? 'unknown';
      if (state === 'unknown') throw refuse(refusals.paymentUnknown);
      return { state };
    },
    { preValidation: refuseCardNumbers },
  );
}
