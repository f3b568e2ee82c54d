// `npm start`. CommonJS on purpose: the embedded engine runs its statements on libuv's threads, whose
// number is read when the first one is used, and loading an ES module uses one.
process.env.UV_THREADPOOL_SIZE ??= '16';
import('./setup/start.mjs').catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
