import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { normaliseEmail } from '@leadwright/runtime/requests/email-address';
import { foldEmail, marksOf } from '@leadwright/runtime/requests/keyed-marks';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { v7 as uuidV7 } from 'uuid';
import { privacyAccount, privacyRequest, privacyRequestStream } from '../../domain/privacy/privacy-request.ts';
import { insertPrivacyRequest } from '../../person/privacy-request.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { mailboxPattern } from '../request-sign-up.ts';
import { privacyExamples as examples } from './examples.ts';
import { privacyRefusals as refusals } from './refusals.ts';

/** What may be asked. */
export const Kind = Type.Union([Type.Literal('opt-out'), Type.Literal('delete'), Type.Literal('access')]);

const Body = Type.Object(
  {
    email: textLike(mailboxPattern, 'an e-mail address', { maxLength: 254 }),
    response: Type.String({ maxLength: 8_192, description: 'The bot-check token. It counts once.' }),
    kind: Type.Optional(
      Type.Union(Kind.anyOf, {
        description: 'opt-out: not to be sold (default). delete: to be removed. access: to be told.',
      }),
    ),
  },
  { additionalProperties: false },
);

/**
 * Takes a request about the data of the person behind an address. It looks nobody up, so neither answer nor time tells
 * whether the address is known. The mailed link confirms it.
 */
export function receivePrivacyRequestRoute(
  app: HttpApp,
  { store, trialKeys }: Pick<AccountsParts, 'store' | 'trialKeys'>,
): void {
  app.post(
    '/api/v2/request_ccpa_optout',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Ask about the data behind an e-mail address',
        body: Body,
        response: { 200: Type.Object({ received: Type.Boolean() }) },
      },
      config: { access: 'public', refusals: [refusals['privacy-request-exists']], example: examples.receive },
    },
    // A repeat is another request, which nobody needs to confirm.
    async (request) => {
      const { kind = 'opt-out' } = request.body;
      const email = normaliseEmail(request.body.email);
      const requestId = uuidV7();
      await store.transaction([privacyAccount], async (tx) => {
        const command = { type: 'ReceivePrivacyRequest', requestId, kind } as const;
        const done = await tx.execute(privacyRequestStream(requestId), privacyRequest, command, contextOf(request));
        if (!done.accepted) throw refuse(refusals['privacy-request-exists']);
        const marks = marksOf(trialKeys, 'address', foldEmail(email));
        await insertPrivacyRequest(tx.db, { id: requestId, accountId: privacyAccount, kind, email, marks }, tx.realAt);
      });
      return { received: true };
    },
  );
}
