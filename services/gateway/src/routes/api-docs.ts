import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { stringify } from 'yaml';
import { buildApiDocument, type ApiDocument } from '../api-document/api-document.ts';
import { keptAnswer, sendKept, type KeptAnswer } from './kept-answer.ts';
import { docsIcon, docsScript, docsStyle } from './api-docs-look.ts';

const TYPES = { '/docs/json': 'application/json; charset=utf-8', '/docs/yaml': 'application/x-yaml; charset=utf-8' };

const BROTLI_QUALITY = 5;

/** Each form of the document is made when it is first asked for: as YAML it takes a fifth of a second. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  let making: Promise<ApiDocument> | undefined;
  const kept: Partial<Record<keyof typeof TYPES, KeptAnswer>> = {};
  app.addHook('preHandler', async (request, reply) => {
    const url = request.routeOptions.url as keyof typeof TYPES;
    if (!(url in TYPES)) return;
    making ??= buildApiDocument();
    const document = await making;
    const text = () => (url === '/docs/yaml' ? stringify(document) : JSON.stringify(document));
    kept[url] ??= keptAnswer(TYPES[url], text(), BROTLI_QUALITY);
    return sendKept(request, reply.header('cache-control', 'no-cache'), kept[url]);
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    // Hide the top bar: its field would load a document from any address.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list' },
    theme: {
      title: 'Leadwright API',
      css: [{ filename: 'leadwright.css', content: docsStyle }],
      js: [{ filename: 'leadwright.js', content: docsScript }],
      favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: docsIcon }],
    },
  });
}
