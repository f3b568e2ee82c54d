import { knownMailbox } from '@leadwright/runtime/requests/typed-mailbox';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const given = Type.String({ minLength: 1, maxLength: 1024 });

export const reauthenticate = route({
  method: 'POST',
  path: '/api/v2/me/reauthentication',
  service: 'accounts',
  access: 'member',
  limits: ['password-person'],
  summary: 'Whether this is the current password',
  body: Type.Object({ currentPassword: given }, { additionalProperties: false }),
  answers: { 204: Type.Null({ description: 'It is.' }) },
  refusals: [refusals.passwordWrong, refusals.personUnknown],
  example: examples.reauthenticate,
});

const Change = Type.Object({ currentPassword: given, newPassword: given }, { additionalProperties: false });

export const changeOwnPassword = route({
  method: 'POST',
  path: '/api/v2/me/password',
  service: 'accounts',
  access: 'member',
  limits: ['password-person'],
  summary: 'Change the password',
  body: Change,
  answers: { 204: Type.Null({ description: "It is changed, and the person's other sessions are over." }) },
  refusals: [refusals.passwordWrong, refusals.passwordTooWeak, refusals.personUnknown],
  example: examples.changePassword,
});

export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/v2/password-resets',
  service: 'accounts',
  access: 'public',
  limits: ['sign-up-network', 'reset-mailbox'],
  summary: 'Ask for a link to choose a new password',
  body: Type.Object({ email: knownMailbox }, { additionalProperties: false }),
  answers: { 202: Type.Object({ message: Type.String() }) },
  example: examples.requestReset,
});

// The token goes in the body: a URL would end up in logs.
const token = Type.String({ minLength: 1, maxLength: 128 });

export const checkPasswordResetLink = route({
  method: 'POST',
  path: '/api/v2/password-resets/check-link',
  service: 'accounts',
  access: 'public',
  limits: ['reset-network', 'links'],
  proof: { by: 'link', failsAs: [], orUnusable: true },
  summary: 'Whether a mailed link still sets a new password',
  body: Type.Object({ token }, { additionalProperties: false }),
  answers: { 200: Type.Object({ usable: Type.Boolean() }) },
  example: examples.checkLink,
});

export const confirmPasswordReset = route({
  method: 'POST',
  path: '/api/v2/password-resets/confirm',
  service: 'accounts',
  access: 'public',
  limits: ['reset-network', 'links'],
  proof: { by: 'link', failsAs: [refusals.resetLinkNotUsable] },
  summary: 'Choose a new password by the mailed link',
  body: Type.Object(
    { token, password: Type.String({ minLength: 1, maxLength: 1024 }) },
    { additionalProperties: false },
  ),
  answers: { 204: Type.Null({ description: 'The password is set, and every session of the person is over.' }) },
  refusals: [refusals.resetLinkNotUsable, refusals.passwordTooWeak],
  example: examples.resetPassword,
});
