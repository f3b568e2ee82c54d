// `npm run openapi`: writes the API document, as a running product serves it at /docs/json, to .cache/openapi.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApiDocument } from '@leadwright/gateway/api-document/api-document';

const file = path.resolve(import.meta.dirname, '../.cache/openapi.json');
const document = await buildApiDocument();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${Object.keys(document.paths).length} paths written to ${file}`);
