// `npm run openapi`: writes the services' API documents to openapi.json, and the web application's types from it. `npm
// run openapi -- --check` writes nothing and names stale files.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildApiDocument, documentText, generatedFrom } from './openapi/api-document.ts';

const root = path.resolve(import.meta.dirname, '..');
const document = await buildApiDocument();
const text = documentText(document);
const types = astToString(await openapiTS(JSON.stringify(document)));
const texts = {
  'openapi.json': text,
  'web/src/server/schema.gen.ts': `${generatedFrom(text, types)}\n${types}`,
};
if (process.argv.includes('--check')) {
  const stale = Object.entries(texts)
    .filter(([file, text]) => readFileSync(path.join(root, file), 'utf8') !== text)
    .map(([file]) => file);
  if (stale.length > 0) console.error(`${stale.join(', ')}: stale, \`npm run openapi\` writes them`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(root, file), text);
console.log(`${Object.keys(document.paths).length} paths written`);
