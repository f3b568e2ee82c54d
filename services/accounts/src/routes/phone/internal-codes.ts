// Gives notification a number and a code for it. Only the message ever holds the code.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { mintCode } from '../../person/phone-verification.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const Params = Type.Object({ id: Type.String({ maxLength: 128 }) });
const Body = Type.Object({ accountId: Type.String({ maxLength: 128 }) }, { additionalProperties: false });
const Answer = Type.Object({
  phone: Type.String({ description: 'With a plus and the country code.' }),
  code: Type.String(),
});

export function internalCodesRoute(
  app: HttpApp,
  { database, trialKeys }: Pick<AccountsParts, 'database' | 'trialKeys'>,
): void {
  // A retry makes a new code, which replaces the old one. So of a message sent twice only the last code counts.
  app.post(
    '/internal/phone-verifications/:id/codes',
    {
      schema: { hide: true, params: Params, body: Body, response: { 200: Answer } },
      config: { access: 'internal', callers: ['notification'], refusals: [refusals['code-over']] },
    },
    async ({ params: { id }, body: { accountId } }) => {
      const minted = await inScope(database.db, [accountId], (trx) => mintCode(trx, { accountId, id }, trialKeys));
      if (!minted) throw refuse(refusals['code-over']);
      return { phone: dialled(minted.phone), code: minted.code };
    },
  );
}

// Ten digits are a number of the United States: the profile keeps those without their country code.
function dialled(phone: string): string {
  return phone.length === 10 ? `+1${phone}` : `+${phone}`;
}
