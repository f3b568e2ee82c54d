import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '../../../kernel/refusals.ts';
import type { SubscriptionParts } from '../parts.ts';
import { subscriptionExamples } from '../examples.ts';

const Act = Type.Object(
  {
    act: Type.Union(
      [
        Type.Literal('fail-next-charge'),
        Type.Literal('ask-holder'),
        Type.Literal('dispute'),
        Type.Literal('win-dispute'),
      ],
      {
        description:
          'The card is refused until another one is given; the bank asks the holder of the next card; the newest payment is disputed; a dispute is won.',
      },
    ),
  },
  { additionalProperties: false },
);

/** POST /api/v2/sandbox/acts: what a bank would do to the account's own card and payments. 404 where they are real. */
export function actAtSandboxRoute(
  app: HttpApp,
  { sandboxAct, openFirst }: Pick<SubscriptionParts, 'sandboxAct' | 'openFirst'>,
): void {
  app.post(
    '/api/v2/sandbox/acts',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Have the bank of the sandbox do something',
        body: Act,
        response: { 200: Act },
      },
      config: {
        access: 'admin',
        refusals: [refusals.noSandboxBank, refusals.sandboxNotPossible],
        example: subscriptionExamples.act,
      },
    },
    async (request) => {
      if (!sandboxAct) throw refuse(refusals.noSandboxBank);
      const { act } = request.body;
      const accountId = accountOf(request);
      await openFirst(accountId);
      if (!(await sandboxAct({ accountId, act }))) throw refuse(refusals.sandboxNotPossible);
      return { act };
    },
  );
}
