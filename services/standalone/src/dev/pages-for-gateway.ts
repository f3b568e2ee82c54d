// The gateway gets the files that a build would have at least, so that nothing has to be built.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sites } from '@leadwright/runtime/site/sites';

const page = '<!doctype html><title>Leadwright</title><p>Vite serves the pages, at the address that was printed.</p>\n';

/** As `services/gateway/src/routes/web-app.ts` reads them. */
export function writePagesForGateway(folder: string): void {
  const write = (file: string, text: string): void => {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  };
  write('index.html', page);
  write('pages.json', JSON.stringify({ pages: [] }));
  for (const variant of Object.values(sites).flatMap(({ id }) => [id, `${id}/counted`, `${id}/unclaimed`])) {
    write(`prerendered/${variant}/application.html`, page);
    write(`prerendered/${variant}/files.json`, '{}');
  }
}
