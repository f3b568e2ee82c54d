import type { FastifyRequest } from 'fastify';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Limiter } from '../auth/limiter.ts';
import type { OriginCheck } from '../auth/origin.ts';
import type { BotCheckSettings } from '../bot-check/bot-check.ts';
import type { BotGuard } from '../bot-check/bot-guard.ts';
import { getBotCheck, verifyTraffic } from '@leadwright/contracts/routes/gateway/bot-check';
import { implement } from '@leadwright/runtime/http/declared-route';

export type BotCheckRouteParts = {
  botSettings: BotCheckSettings;
  botGuard: BotGuard;
  limiter: Pick<Limiter, 'check'>;
  checkOrigin: OriginCheck;
};

export function botCheckRoutes(app: HttpApp, parts: BotCheckRouteParts): void {
  implement(app, getBotCheck, async () => parts.botSettings, { exposeHeadRoute: false });
  implement(
    app,
    verifyTraffic,
    (request) => parts.botGuard.isPerson(request as unknown as FastifyRequest, request.body.response, 'signup'),
    {
      onRequest: async (request: FastifyRequest) => {
        parts.checkOrigin(request, false);
        await parts.limiter.check(request, ['bot-check-network']);
      },
    },
  );
}
