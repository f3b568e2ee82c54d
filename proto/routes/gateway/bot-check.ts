import { Type } from 'typebox';
import { route } from '../route.ts';
import { refusals } from './refusals.ts';

export const getBotCheck = route({
  method: 'GET',
  path: '/api/v2/bot-check',
  service: 'gateway',
  access: 'public',
  summary: 'How to make a bot-check token',
  description: 'recaptcha: by reCAPTCHA v3 with this site key. test: `test-token.` and 8 to 64 characters of your own.',
  answers: {
    200: Type.Union([
      Type.Object({ kind: Type.Literal('recaptcha'), siteKey: Type.String() }),
      Type.Object({ kind: Type.Literal('test') }),
    ]),
  },
  example: { answer: { kind: 'test' } },
});

export const TOKEN_LENGTH_MAX = 8_192;

export const verifyTraffic = route({
  method: 'POST',
  path: '/api/v2/verify_traffic',
  service: 'gateway',
  access: 'public',
  limits: ['bot-check-network'],
  summary: 'Whether a bot-check token proves a person',
  description: 'Uses the token up. Routes that take a token check it themselves: send them another one.',
  body: Type.Object(
    { response: Type.String({ maxLength: TOKEN_LENGTH_MAX, description: 'The token.' }) },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Boolean({ description: 'true: a person.' }) },
  refusals: [refusals.botCheckUnavailable],
  example: { body: { response: 'test-token.8c2f61d0' }, answer: true },
});
