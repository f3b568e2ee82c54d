import { storableText, textLike } from '@leadwright/runtime/requests/text-like';
import { typedMailbox } from '@leadwright/runtime/requests/typed-mailbox';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { privacyExamples } from './examples.ts';
import { privacyRefusals } from './refusals.ts';

// The token goes in the body: a URL would end up in logs.
const Link = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false });

/** What may be asked. */
export const Kind = Type.Union([Type.Literal('opt-out'), Type.Literal('delete'), Type.Literal('access')]);

export const checkPrivacyRequestLink = route({
  method: 'POST',
  path: '/api/v2/privacy-requests/check-link',
  service: 'accounts',
  access: 'public',
  limits: ['privacy-link-network', 'links'],
  proof: { by: 'link', failsAs: [], orUnusable: true },
  summary: 'Whether a mailed link still confirms a request',
  body: Link,
  answers: { 200: Type.Object({ usable: Type.Boolean(), kind: Type.Union([Kind, Type.Null()]) }) },
  example: privacyExamples.check,
});

export const confirmPrivacyRequestLink = route({
  method: 'POST',
  path: '/api/v2/privacy-requests/confirm',
  service: 'accounts',
  access: 'public',
  limits: ['privacy-link-network', 'links'],
  proof: { by: 'link', failsAs: [privacyRefusals.privacyLinkNotUsable] },
  summary: 'Confirm a request by the mailed link',
  description: 'From then on it waits for its answer, which is due 45 days after the request was received.',
  body: Link,
  answers: { 200: Type.Object({ kind: Kind, dueAt: Type.String() }) },
  refusals: [
    privacyRefusals.privacyLinkNotUsable,
    privacyRefusals.thirdAccessRequest,
    privacyRefusals['privacy-details-too-often'],
    privacyRefusals['privacy-details-too-often-of-domain'],
  ],
  example: privacyExamples.confirm,
});

const said = (maxLength: number) => Type.Optional(storableText({ maxLength }));

/** By what lists of leads may know somebody besides. */
const Details = Type.Object(
  {
    firstName: said(100),
    lastName: said(100),
    street: Type.Optional(storableText({ maxLength: 200, description: 'Number and street.' })),
    zip: Type.Optional(textLike(String.raw`^\d{5}(-\d{4})?$`, 'a ZIP code of five or nine digits')),
    phone: said(40),
    yearBorn: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
    monthBorn: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  },
  {
    additionalProperties: false,
    description:
      'Lists may know a person by phone, by name, address and ZIP code, or by name, ZIP code and month of birth. Kept as keyed hashes alone. Without meaning for access.',
  },
);

const Body = Type.Object(
  {
    email: typedMailbox,
    response: Type.String({ maxLength: 8_192, description: 'The bot-check token. It counts once.' }),
    kind: Type.Optional(
      Type.Union(Kind.anyOf, {
        description: 'opt-out: not to be sold (default). delete: to be removed. access: to be told.',
      }),
    ),
    details: Type.Optional(Details),
  },
  { additionalProperties: false },
);

export const receivePrivacyRequest = route({
  method: 'POST',
  path: '/api/v2/request_ccpa_optout',
  service: 'accounts',
  access: 'public',
  limits: ['privacy-network', 'privacy-mailbox'],
  botCheck: 'signup',
  botTokenInBody: true,
  summary: 'Ask about the data behind an e-mail address',
  body: Body,
  answers: { 200: Type.Object({ received: Type.Boolean() }) },
  refusals: [privacyRefusals['privacy-details-incomplete'], privacyRefusals['privacy-request-exists']],
  example: privacyExamples.receive,
});
