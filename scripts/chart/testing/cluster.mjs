// Stands for a cluster's API where the chart looks Secrets up: `node cluster.mjs '{"name": ["KEY"]}'` prints its port.
import { createServer } from 'node:http';

const secrets = Object.entries(JSON.parse(process.argv[2])).map(([name, keys]) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'leadwright' },
  data: Object.fromEntries(keys.map((key) => [key, 'eA=='])),
}));
const at = '/api/v1/namespaces/leadwright/secrets';
const resources = [
  { name: 'secrets', singularName: 'secret', namespaced: true, kind: 'Secret', verbs: ['get', 'list'] },
];

function answer(url) {
  if (url === '/api/v1') return { kind: 'APIResourceList', groupVersion: 'v1', resources };
  if (url === at) return { kind: 'SecretList', apiVersion: 'v1', metadata: {}, items: secrets };
  return secrets.find(({ metadata }) => url === `${at}/${metadata.name}`);
}

const server = createServer(({ url }, reply) => {
  const body = answer(url.split('?')[0]);
  const missing = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 };
  reply.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? missing));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
