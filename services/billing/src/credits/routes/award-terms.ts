// What notification promises for a share: read of the same tables by which the award is booked later.
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Type } from 'typebox';
import type { AwardPolicy } from '../domain/award-policy.ts';
import { isCampaignOpen } from '../projections/share-campaign.ts';
import { accountsOfPerson, areOwnMailboxes } from '../projections/own-mailboxes.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Marks = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 40 });
const Asked = Type.Object(
  { accountId: id, recipients: Type.Array(Type.Object({ marks: Marks }), { maxItems: 200 }) },
  { additionalProperties: false },
);
const Terms = Type.Object({
  open: Type.Boolean(),
  leadsEach: Type.Integer(),
  own: Type.Array(Type.Boolean(), { description: 'By the order of the recipients: of the account, or of its person.' }),
  accounts: Type.Array(Type.String(), { description: 'Of the same person, in order: they share its recipients.' }),
});

export function awardTermsRoute(
  app: HttpApp,
  { database, awardPolicy }: { database: Database; awardPolicy: AwardPolicy },
): void {
  app.post(
    '/internal/share-awards/terms',
    {
      schema: { hide: true, body: Asked, response: { 200: Terms } },
      config: { access: 'internal' as const, callers: ['notification'] },
    },
    async ({ body: { accountId, recipients } }) => ({
      leadsEach: awardPolicy.leadsEach,
      ...(await inScope(database.db, 'all', async (trx) => ({
        open: await isCampaignOpen(trx, awardPolicy),
        own: await areOwnMailboxes(trx, accountId, recipients),
        accounts: await accountsOfPerson(trx, accountId),
      }))),
    }),
  );
}
