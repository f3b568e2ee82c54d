// Loaded before the product (`node --require`). Writes the routes of every listening app, with its port, to the file
// that LEADWRIGHT_ROUTE_LISTING names. CommonJS, because loading an ES module would fix libuv's thread pool size before
// the product sets it.
const { appendFileSync } = process.getBuiltinModule('node:fs');
const { subscribe } = process.getBuiltinModule('node:diagnostics_channel');

const file = process.env.LEADWRIGHT_ROUTE_LISTING;

subscribe('fastify.initialization', ({ fastify }) => {
  const routes = [];
  fastify.addHook('onRoute', ({ method, url, config = {}, schema = {} }) => {
    const { access, callers } = config;
    for (const each of [method].flat()) {
      routes.push({
        method: each,
        path: url,
        access,
        callers,
        hasBody: schema.body !== undefined,
        query: requiredOf(schema.querystring),
      });
    }
  });
  fastify.addHook('onListen', async function () {
    appendFileSync(file, `${JSON.stringify({ port: this.server.address().port, routes })}\n`);
  });
});

// A property with a default is optional even if the schema requires it.
function requiredOf({ required = [], properties = {} } = {}) {
  return required.filter((name) => properties[name]?.default === undefined);
}
