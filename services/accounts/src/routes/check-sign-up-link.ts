import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { findPendingPerson } from './confirm-sign-up.ts';
import { examples } from './examples.ts';
import type { AccountsParts } from './parts.ts';

// The token goes in the body: a URL would end up in logs.
const Body = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false });
const Answer = Type.Object({ usable: Type.Boolean() });

/**
 * Checks whether a mailed link still opens an account: the page shows that before it asks for a password. The check
 * does not consume the link. Used, replaced, expired and invented links get the same answer, which names nobody.
 */
export function checkSignUpLinkRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.post(
    '/api/v2/sign-ups/check-link',
    {
      schema: {
        tags: ['sign-up'],
        summary: 'Whether a mailed link still opens an account',
        body: Body,
        response: { 200: Answer },
      },
      config: { access: 'public', example: examples.checkLink },
    },
    async ({ body: { token } }) => ({ usable: (await findPendingPerson(database, token)) !== null }),
  );
}
