import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Limiter } from '../auth/limiter.ts';
import { refusalOf } from '../auth/limits.ts';
import type { OriginCheck } from '../auth/origin.ts';
import type { BotCheckSettings } from '../bot-check/bot-check.ts';
import { TOKEN_LENGTH_MAX, type BotGuard } from '../bot-check/bot-guard.ts';
import { refusals } from './refusals.ts';

export type BotCheckRouteParts = {
  botSettings: BotCheckSettings;
  botGuard: BotGuard;
  limiter: Pick<Limiter, 'check'>;
  checkOrigin: OriginCheck;
};

const Settings = Type.Union([
  Type.Object({ kind: Type.Literal('recaptcha'), siteKey: Type.String() }),
  Type.Object({ kind: Type.Literal('test') }),
]);

/** How the page makes a bot-check token, and whether a token proves a person. */
export function botCheckRoutes(app: HttpApp, parts: BotCheckRouteParts): void {
  app.get(
    '/api/v2/bot-check',
    {
      schema: {
        tags: ['gateway'],
        summary: 'How to make a bot-check token',
        description:
          'recaptcha: by reCAPTCHA v3 with this site key. test: `test-token.` and 8 to 64 characters of your own.',
        response: { 200: Settings },
      },
      config: { access: 'public', refusals: [], example: { answer: { kind: 'test' } } },
      exposeHeadRoute: false,
    },
    async () => parts.botSettings,
  );
  app.post(
    '/api/v2/verify_traffic',
    {
      schema: {
        tags: ['gateway'],
        summary: 'Whether a bot-check token proves a person',
        description: 'Uses the token up. Routes that take a token check it themselves: send them another one.',
        body: Type.Object(
          { response: Type.String({ maxLength: TOKEN_LENGTH_MAX, description: 'The token.' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Boolean({ description: 'true: a person.' }) },
      },
      config: {
        access: 'public',
        refusals: [refusalOf('bot-check-network'), refusals.botCheckUnavailable],
        example: { body: { response: 'test-token.8c2f61d0' }, answer: true },
      },
      onRequest: async (request: FastifyRequest) => {
        parts.checkOrigin(request, false);
        await parts.limiter.check(request, ['bot-check-network']);
      },
    },
    (request) => parts.botGuard.isPerson(request as unknown as FastifyRequest, request.body.response, 'signup'),
  );
}
