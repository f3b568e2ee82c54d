import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

export const SignedInSchema = Type.Object({
  token: Type.String({ description: 'For the Authorization header. Kept in memory only.' }),
  uid: Type.String(),
  email: Type.String(),
  accountId: Type.String(),
  role: Type.String({ description: 'In this account, now: admin, download, or removed.' }),
  staff: Type.String({ description: 'super-admin, finance, or empty.' }),
  expiresInSeconds: Type.Integer(),
  impersonatorId: Type.Optional(Type.String({ description: 'The super-admin who acts for this person.' })),
  impersonation: Type.Optional(
    Type.Object(
      {
        superAdminEmail: Type.String({ description: 'Who acts.' }),
        secondsLeft: Type.Integer({ description: 'Nothing makes it longer.' }),
      },
      { description: 'Set while a super-admin acts for this person.' },
    ),
  ),
});

export const login = route({
  method: 'POST',
  path: '/api/login',
  service: 'accounts',
  access: 'public',
  limits: ['login-network', 'login-account'],
  cookies: true,
  summary: 'Log in',
  body: Type.Object(
    {
      email: Type.String({ minLength: 3, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
      uid: Type.Optional(
        Type.String({ maxLength: 128, description: 'Compared with the person found, never trusted.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: SignedInSchema },
  refusals: [refusals.wrongCredentials],
  example: examples.login,
});

export const logout = route({
  method: 'POST',
  path: '/api/v2/sessions/logout',
  service: 'accounts',
  access: 'public',
  cookies: true,
  refreshCookie: 'used',
  summary: 'Log out',
  answers: { 204: Type.Null({ description: 'There is no session any more.' }) },
});

export const refreshSession = route({
  method: 'POST',
  path: '/api/v2/sessions/refresh',
  service: 'accounts',
  access: 'public',
  limits: ['refresh-network'],
  proof: { by: 'cookie', failsAs: [refusals.sessionOver] },
  cookies: true,
  refreshCookie: 'needed',
  summary: 'Get a new access token',
  answers: { 200: SignedInSchema },
  refusals: [refusals.sessionOver],
  example: examples.refresh,
});

export const endOwnSession = route({
  method: 'POST',
  path: '/api/v2/me/sessions/:id/end',
  service: 'accounts',
  access: 'person',
  summary: 'End one of your sessions',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) }),
  answers: { 204: Type.Null({ description: 'It is over.' }) },
  refusals: [refusals.sessionUnknown],
  example: examples.endSession,
});

export const endOtherSessions = route({
  method: 'POST',
  path: '/api/v2/me/sessions/end-others',
  service: 'accounts',
  access: 'person',
  summary: 'End all your sessions but this one',
  answers: { 200: Type.Object({ ended: Type.Integer() }) },
  refusals: [refusals.sessionUnknown],
  example: { answer: { ended: 2 } },
});

const Answer = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.String({ description: 'Browser and device in words, as the browser says.' }),
      address: Type.String({ description: 'The network address of its last renewal; empty if nobody saw it.' }),
      startedAt: Type.String(),
      lastUsedAt: Type.String({ description: 'When it was last renewed; an open page renews it every ten minutes.' }),
      current: Type.Boolean({ description: 'The one that asks.' }),
    }),
  ),
});

export const listOwnSessions = route({
  method: 'GET',
  path: '/api/v2/me/sessions',
  service: 'accounts',
  access: 'person',
  whileActing: 'refused',
  summary: 'Where you are signed in',
  answers: { 200: Answer },
  example: examples.sessions,
});
