import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument, ApiDocuments } from '../upstreams/api-documents.ts';

/** /docs shows the API of all services, /docs/json is the document behind it. */
export async function apiDocs(app: FastifyInstance, documents: ApiDocuments): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Its own pages only; they load nothing from elsewhere and run nothing inline.
    staticCSP: "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    uiHooks: {
      preHandler: (_request, _reply, done) => {
        documents.refresh().then(() => done(), done);
      },
    },
    transformSpecification: (own) => documents.merged(own as ApiDocument),
    transformSpecificationClone: false,
  });
}
