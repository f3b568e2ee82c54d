import { typedMailbox } from '@leadwright/runtime/requests/typed-mailbox';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

// The token goes in the body: a URL would end up in logs.
const Link = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false });

export const checkEmailChangeLink = route({
  method: 'POST',
  path: '/api/v2/email-changes/check-link',
  service: 'accounts',
  access: 'public',
  limits: ['reset-network', 'links'],
  proof: { by: 'link', failsAs: [], orUnusable: true },
  summary: 'Whether a mailed link still confirms an e-mail address',
  body: Link,
  answers: { 200: Type.Object({ usable: Type.Boolean() }) },
  example: examples.checkLink,
});

export const confirmEmailChange = route({
  method: 'POST',
  path: '/api/v2/email-changes/confirm',
  service: 'accounts',
  access: 'public',
  limits: ['reset-network', 'links'],
  proof: { by: 'link', failsAs: [refusals.emailLinkNotUsable] },
  summary: 'Confirm an e-mail address by the mailed link',
  body: Link,
  answers: { 204: Type.Null({ description: 'It is changed, and every session of the person is over.' }) },
  refusals: [refusals.emailLinkNotUsable],
  example: examples.confirmEmailChange,
});

export const requestEmailChange = route({
  method: 'POST',
  path: '/api/v2/me/email',
  service: 'accounts',
  access: 'member',
  limits: ['password-person', 'email-person', 'email-mailbox'],
  summary: 'Ask for another e-mail address',
  body: Type.Object(
    {
      currentPassword: Type.String({ minLength: 1, maxLength: 1024 }),
      email: typedMailbox,
    },
    { additionalProperties: false },
  ),
  answers: { 202: Type.Object({ message: Type.String() }) },
  refusals: [refusals.passwordWrong, refusals.personUnknown],
  example: examples.requestEmailChange,
});
