// The health check of an image: exit code 0 while its service is ready.
const { SERVICE = '' } = process.env;
const port = process.env[`${SERVICE.toUpperCase()}_PORT`];
const { ok, status } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(15_000) });
if (!ok) throw new Error(`not ready: ${status}`);
