// Loaded before the product (`node --require`): writes every route of every app that listens, with its
// port, to the file that LEADWRIGHT_ROUTE_LISTING names. What is listed is what runs. CommonJS, because
// loading an ES module would fix the size of libuv's thread pool before the product sets it.
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

// What has a default may be left out, whatever the schema calls it.
function requiredOf({ required = [], properties = {} } = {}) {
  return required.filter((name) => properties[name]?.default === undefined);
}
