// `npm start`. CommonJS on purpose: the embedded engine needs a larger libuv thread pool, whose size is fixed at its
// first use, and loading an ES module uses it.
process.env.UV_THREADPOOL_SIZE ??= '16';
import('./setup/start.mjs').catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
