// `npm run openapi`: writes what the services say about themselves to openapi.json, and the web
// application's types from that.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApiDocument, documentText, typesText } from './openapi/api-document.ts';

const root = path.resolve(import.meta.dirname, '..');
const document = await buildApiDocument();
writeFileSync(path.join(root, 'openapi.json'), documentText(document));
writeFileSync(path.join(root, 'web/src/server/schema.gen.ts'), await typesText(document));
console.log(`${Object.keys(document.paths).length} paths written`);
