import { readFileSync } from 'node:fs';
import path from 'node:path';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { docsIcon, docsScript, docsStyle } from './api-docs-look.ts';

export type ApiDocument = Record<string, unknown>;

/**
 * Reads openapi.json, which `npm run openapi` writes. `root` is the repository's or the image's. Throws if the file
 * is missing.
 */
export function readApiDocument(root: string): ApiDocument {
  return JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8')) as ApiDocument;
}

/** /docs shows the API of all services; /docs/json and /docs/yaml are its document. */
export async function apiDocsRoutes(app: FastifyInstance, document: ApiDocument): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The docs pages load nothing from other origins and run no inline script.
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
