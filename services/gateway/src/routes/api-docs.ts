import { readFileSync } from 'node:fs';
import path from 'node:path';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export type ApiDocument = Record<string, unknown>;

/**
 * Reads openapi.json, which `npm run openapi` writes. `root` is the repository's or the image's. Throws if the file
 * is missing.
 */
export function readApiDocument(root: string): ApiDocument {
  return JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8')) as ApiDocument;
}

// Colours and font of the web application (web/src/theme.ts); a test keeps the two equal.
export const docsStyle = `
:root { color-scheme: light; }
body { background: #F5F7F8; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description { color: #16202C; font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.swagger-ui .scheme-container { background: #FFFFFF; border-bottom: 1px solid #DDE3E8; box-shadow: none; }
.swagger-ui .info .title small, .swagger-ui .btn.execute { background: #0E5A6B; border-color: #0E5A6B; }
.swagger-ui .btn.authorize, .swagger-ui a.nostyle:hover { border-color: #0E5A6B; color: #0E5A6B; }
.swagger-ui .btn.authorize svg { fill: #0E5A6B; }
`;

/** /docs shows the API of all services; /docs/json and /docs/yaml are its document. */
export async function apiDocs(app: FastifyInstance, document: ApiDocument): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The docs pages load nothing from other origins and run no inline script.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    // Hide the top bar: its field would load a document from any address.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list' },
    theme: { title: 'Leadwright API', css: [{ filename: 'leadwright.css', content: docsStyle }] },
    transformSpecification: () => document,
    transformSpecificationClone: false,
  });
}
