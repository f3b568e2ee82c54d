import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildApiDocument, type ApiDocument } from '../api-document/api-document.ts';
import { docsIcon, docsScript, docsStyle } from './api-docs-look.ts';

/** The document is made when it is first asked for. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  let making: Promise<ApiDocument> | undefined;
  let document: Partial<ApiDocument> = {};
  app.addHook('preHandler', async ({ routeOptions: { url } }) => {
    if (url !== '/docs/json' && url !== '/docs/yaml') return;
    making ??= buildApiDocument();
    document = await making;
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
    transformSpecification: () => document,
    transformSpecificationClone: false,
  });
}
