import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Caller } from '@leadwright/runtime/process/service-tokens';
import { createLogger } from '@leadwright/runtime/telemetry/logger';

/** An app whose every request comes from this person of an account; the access of routes is not checked. */
export async function signedInApp(accountId: string, more: Partial<Caller> = {}): Promise<HttpApp> {
  const app = await buildHttpApp({
    service: 'billing',
    logger: createLogger('test', 'silent'),
    tokens: null,
    ready: async () => undefined,
  });
  app.addHook('onRequest', async (request) => {
    request.caller = {
      service: 'gateway',
      personId: 'p',
      accountId,
      role: 'admin',
      staff: null,
      impersonatorId: null,
      sessionId: 's',
      ...more,
    };
  });
  return app;
}
