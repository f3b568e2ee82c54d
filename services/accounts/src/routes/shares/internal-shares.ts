// What notification needs to share a search by e-mail. The addresses of recipients stand here, beside people.
import { Type } from 'typebox';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { foldMailbox, sharedDomain } from '@leadwright/runtime/mailboxes/mailbox';
import { domainMarks, mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { readPerson } from '../../person/person.ts';
import { addressesOf, findShareMail, keepShareMail, listShareMails } from '../../person/shares/share-mail.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const id = Type.String({ minLength: 1, maxLength: 128 });
const text = Type.String({ maxLength: 60_000 });
const maybe = Type.Union([text, Type.Null()]);
const strict = { additionalProperties: false };
const ADDRESSES_MAX = 200;

const Asked = Type.Object(
  { accountId: id, personId: id, addresses: Type.Array(text, { maxItems: ADDRESSES_MAX }) },
  strict,
);
const Marks = Type.Array(Type.String());
const Sender = Type.Object({
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  verified: Type.Boolean(),
  recipients: Type.Array(Type.Object({ marks: Marks, domainMarks: Marks, is: Type.String() }), {
    description: 'By the order of the addresses: own, company, or empty.',
  }),
});
const words = {
  personId: id,
  searchName: text,
  subject: text,
  text,
  html: maybe,
  fromEmail: maybe,
  fromName: maybe,
  replyTo: maybe,
};
const Recipient = Type.Object({ position: Type.Integer({ minimum: 0, maximum: ADDRESSES_MAX }), address: text });
const Kept = Type.Object(
  { accountId: id, ...words, recipients: Type.Array(Recipient, { maxItems: ADDRESSES_MAX }) },
  strict,
);
const Addressed = Type.Object({ ...words, address: text, senderEmail: text, senderName: maybe });
const Listed = Type.Object({
  shares: Type.Array(Type.Object({ shareId: id, searchName: text, subject: text, recipients: Type.Array(Recipient) })),
});

const config = { access: 'internal' as const, callers: ['notification'] };

export function internalSharesRoutes(app: HttpApp, parts: Pick<AccountsParts, 'database' | 'trialKeys'>): void {
  const { database, trialKeys } = parts;
  // Marks are made by the keys of the free trial: they outlive a replaced key, as an award must, which is once for ever.
  app.post(
    '/internal/share-senders',
    {
      schema: { hide: true, body: Asked, response: { 200: Sender } },
      config: { ...config, refusals: [refusals.personUnknown] },
    },
    ({ body: { accountId, personId, addresses } }) =>
      // The person's home may be another account.
      inScope(database.db, 'all', async (trx) => {
        const person = await readPerson(trx, personId);
        if (!person) throw refuse(refusals.personUnknown);
        const isOf = whoseOf(person.email, await addressesOf(trx, accountId));
        const recipients = addresses.map((address) => ({
          marks: mailboxMarks(trialKeys, address),
          domainMarks: domainMarks(trialKeys, address),
          is: isOf(address),
        }));
        return { email: person.email, name: person.name, verified: person.status === 'verified', recipients };
      }),
  );
  app.put(
    '/internal/shares/:shareId',
    {
      bodyLimit: 256 * 1024,
      schema: { hide: true, params: Type.Object({ shareId: id }), body: Kept, response: { 204: Type.Null() } },
      config,
    },
    async ({ params: { shareId }, body: { accountId, recipients, ...mail } }, reply) => {
      await inScope(database.db, [accountId], (trx) => keepShareMail(trx, { accountId, shareId }, mail, recipients));
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/internal/accounts/:accountId/shares/:shareId/recipients/:position',
    {
      schema: {
        hide: true,
        params: Type.Object({
          accountId: id,
          shareId: id,
          position: textLike('^\\d{1,3}$', 'a place of at most three digits', { maxLength: 3 }),
        }),
        response: { 200: Addressed },
      },
      config: { ...config, refusals: [refusals.personUnknown] },
    },
    async ({ params }) => {
      const mail = await inScope(database.db, 'all', (trx) =>
        findShareMail(trx, { ...params, position: Number(params.position) }),
      );
      if (!mail) throw refuse(refusals.personUnknown);
      return mail;
    },
  );
  app.post(
    '/internal/accounts/:accountId/shares/listed',
    {
      schema: {
        hide: true,
        params: Type.Object({ accountId: id }),
        body: Type.Object({ shareIds: Type.Array(id, { maxItems: ADDRESSES_MAX }) }, strict),
        response: { 200: Listed },
      },
      config,
    },
    async ({ params: { accountId }, body: { shareIds } }) => ({
      shares: await inScope(database.db, [accountId], (trx) => listShareMails(trx, accountId, shareIds)),
    }),
  );
}

/** By person, not by spelling; whoever has an address of the company's domain, or below it, is of the company. */
function whoseOf(own: string, company: readonly string[]): (address: string) => string {
  const mailboxes = new Set(company.map(foldMailbox));
  const domains = new Set([own, ...company].flatMap((address) => sharedDomain(address) ?? []));
  return (address) => {
    if (foldMailbox(address) === foldMailbox(own)) return 'own';
    return mailboxes.has(foldMailbox(address)) || domains.has(sharedDomain(address) ?? '') ? 'company' : '';
  };
}
