// What is not a page goes on to the gateway.
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { Edits } from './follow-edits.ts';

export type WebParts = {
  root: string;
  port: number;
  gateway: string;
  edits: Pick<Edits, 'saw' | 'settled'>;
};

// As the gateway keeps them apart from pages.
const forGateway = String.raw`^/(?:api|internal|metrics|status|docs|dev|health)(?:/|\?|$)`;
// `GET /api/{slug}` in a browser shows a page.
const debugPage = /^\/api\/[^/?]+(?:\?|$)/;
const viteCache = '.cache/vite';
const sources = ['services', 'libs', 'proto/gen', 'reference/src'];

/** Serves on 127.0.0.1, and watches the sources of the services as well. */
export async function startWeb({ root, port, gateway, edits }: WebParts): Promise<{ close(): Promise<void> }> {
  const server = await createServer({
    root: path.join(root, 'web'),
    cacheDir: path.join(root, viteCache),
    clearScreen: false,
    plugins: [services(root, edits)],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // What pages consist of. The tree may hold the data folder, whose keys are for its owner alone.
      fs: { allow: ['web', 'libs', 'node_modules', viteCache].map((folder) => path.join(root, folder)) },
      // The gateway alone says which origins may ask.
      cors: false,
      proxy: {
        [forGateway]: {
          target: gateway,
          bypass: ({ url = '', headers }) =>
            debugPage.test(url) && headers.accept?.includes('text/html') === true ? url : undefined,
        },
      },
    },
  });
  await server.listen();
  return server;
}

/** Vite calls this again when it restarts after an edit of its own configuration. */
function services(root: string, edits: WebParts['edits']): Plugin {
  return {
    name: 'leadwright:services',
    configureServer: ({ watcher, middlewares }) => {
      watcher.add(sources.map((folder) => path.join(root, folder)));
      const saw = (file: string): void => {
        const from = path.relative(root, file).replaceAll('\\', '/');
        if (sources.some((folder) => from.startsWith(`${folder}/`))) edits.saw(from);
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, saw);
      // Whoever asks while a service restarts waits for it instead of being refused.
      const gatewayPath = new RegExp(forGateway);
      middlewares.use((request, _response, next) => {
        if (!gatewayPath.test(request.url ?? '')) next();
        else edits.settled().then(() => next(), next);
      });
    },
  };
}
