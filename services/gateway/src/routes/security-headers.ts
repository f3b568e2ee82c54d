import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { CspSources } from './csp-sources.ts';

/** `scriptHashes` holds one CSP source expression per inline script of the page. */
export async function securityHeaders(
  app: FastifyInstance,
  { scriptHashes, secure, others }: { scriptHashes: string[]; secure: boolean; others: CspSources[] },
): Promise<void> {
  const from = (directive: keyof CspSources) => others.flatMap((sources) => sources[directive] ?? []);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Hashes, not nonces: after a 304 the browser shows the old page, whose old nonce would block every script.
        scriptSrc: ["'self'", ...scriptHashes, ...from('scriptSrc')],
        // antd inserts its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...from('imgSrc')],
        fontSrc: ["'self'", ...from('fontSrc')],
        connectSrc: ["'self'", ...from('connectSrc')],
        // Without a source the default holds, which is none.
        ...(from('frameSrc').length > 0 ? { frameSrc: from('frameSrc') } : {}),
        mediaSrc: ["'self'", ...from('mediaSrc')],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  // The default for every route: no cache may store an account's data.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}
