import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

/** One of `mailTopics`. */
const Topic = Type.Union([Type.Literal('downloads'), Type.Literal('receipts'), Type.Literal('leads')]);

export const Preferences = Type.Object({
  topics: Type.Array(Type.Object({ topic: Topic, wanted: Type.Boolean() }), {
    description: 'What can be switched off. All other mails are necessary.',
  }),
});

export const readMailPreferences = route({
  method: 'GET',
  path: '/api/v2/me/mail-preferences',
  service: 'notification',
  access: 'person',
  summary: 'Which mails the person wants',
  answers: { 200: Preferences },
  example: examples.mailPreferences,
});

export const chooseMailPreference = route({
  method: 'PUT',
  path: '/api/v2/me/mail-preferences',
  service: 'notification',
  access: 'person',
  summary: 'Switch the mails about one topic on or off',
  body: Type.Object({ topic: Topic, wanted: Type.Boolean() }, { additionalProperties: false }),
  answers: { 200: Preferences },
  example: examples.chooseMails,
});

export const Answer = Type.Object({
  suppression: Type.Union(
    [
      Type.Null(),
      Type.Object({
        kind: Type.Union([Type.Literal('bounced'), Type.Literal('spam')]),
        since: Type.String(),
      }),
    ],
    { description: 'Why the address of the person gets no mails of this account; null: it gets them.' },
  ),
});

export const readMailSuppression = route({
  method: 'GET',
  path: '/api/v2/me/mail-suppression',
  service: 'notification',
  access: 'person',
  summary: "Whether the person's address gets no mails, because one bounced or was called spam",
  answers: { 200: Answer },
  example: examples.mailSuppression,
});

export const liftOwnSuppression = route({
  method: 'POST',
  path: '/api/v2/me/mail-suppression/lift',
  service: 'notification',
  access: 'person',
  summary: "Let mails come to the person's address again",
  body: Type.Object(
    {
      reason: Type.Union([Type.Literal('works-again'), Type.Literal('by-mistake'), Type.Literal('wanted-again')], {
        description: 'Why mails may come again. It is recorded.',
      }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Answer },
  refusals: [refusals.mailsNotSuppressed],
  example: examples.liftMailSuppression,
});

export const unsubscribe = route({
  method: 'POST',
  path: '/api/v2/unsubscribes',
  service: 'notification',
  // A mail program sends it for its reader: no session, no Origin, a form (RFC 8058).
  access: 'provider',
  limits: ['unsubscribe-network', 'links'],
  proof: { by: 'link', failsAs: [refusals.unsubscribeLinkNotUsable] },
  summary: 'End the mails about one topic by the link of a mail',
  description: 'By RFC 8058: without a session, as a form `List-Unsubscribe=One-Click`, or as JSON.',
  query: Type.Object({ token: Type.String({ minLength: 1, maxLength: 1_000 }) }),
  body: Type.Unknown({ description: 'It is not read.' }),
  answers: { 200: Type.Object({ topic: Topic }) },
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  refusals: [refusals.unsubscribeLinkNotUsable],
  example: examples.unsubscribe,
});
