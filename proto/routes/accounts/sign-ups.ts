import { typedMailbox } from '@leadwright/runtime/requests/typed-mailbox';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';
import { SignedInSchema } from './sessions.ts';

// The token goes in the body: a URL would end up in logs.
const CheckSignUpLinkBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 128 }) },
  { additionalProperties: false },
);

export const checkSignUpLink = route({
  method: 'POST',
  path: '/api/v2/sign-ups/check-link',
  service: 'accounts',
  access: 'public',
  limits: ['confirm-network', 'links'],
  proof: { by: 'link', failsAs: [], orUnusable: true },
  summary: 'Whether a mailed link still opens an account',
  body: CheckSignUpLinkBody,
  answers: { 200: Type.Object({ usable: Type.Boolean() }) },
  example: examples.checkLink,
});

export const confirmSignUp = route({
  method: 'POST',
  path: '/api/v2/sign-ups/confirm',
  service: 'accounts',
  access: 'public',
  limits: ['confirm-network', 'links'],
  proof: { by: 'link', failsAs: [refusals.linkNotUsable] },
  cookies: true,
  summary: 'Choose a password by the mailed link and log in',
  body: Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 128 }), password: Type.String({ minLength: 1, maxLength: 1024 }) },
    { additionalProperties: false },
  ),
  answers: { 200: SignedInSchema },
  refusals: [refusals.linkNotUsable, refusals.passwordTooWeak],
  example: examples.confirm,
});

export const SignUpBody = Type.Object(
  {
    email: typedMailbox,
    name: Type.Optional(readByOthers(Type.String({ maxLength: 200 }))),
  },
  { additionalProperties: false },
);

export const requestSignUp = route({
  method: 'POST',
  path: '/api/v2/sign-ups',
  service: 'accounts',
  access: 'public',
  limits: ['sign-up-network', 'sign-up-mailbox'],
  cookies: true,
  summary: 'Ask for a link to sign up',
  body: SignUpBody,
  answers: { 202: Type.Object({ message: Type.String() }) },
  refusals: [refusals.signUpClosed],
  example: examples.signUp,
});
