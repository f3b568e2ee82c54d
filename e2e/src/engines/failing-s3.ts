// An HTTP proxy before a real S3 server that fails on request. It passes the original Host header, so signatures stay
// valid.
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * `refused`: 500 without effect. `cut`: the connection ends during the request. `unanswered`: the write takes effect,
 * and the answer is lost.
 */
export type S3Failure = 'refused' | 'cut' | 'unanswered';

export type FailingS3 = {
  url: string;
  /** Fails `times` writes, from the nth write from now (starting at 1). */
  failAt(n: number, times: number, failure: S3Failure): void;
  /** Failures since the start. */
  failed(): number;
  stop(): Promise<void>;
};

export async function startFailingS3(target: string): Promise<FailingS3> {
  const upstream = new URL(target);
  const plan = { from: 0, until: 0, failure: 'refused' as S3Failure };
  let writes = 0;
  let failed = 0;
  const server = createServer((request, response) => {
    const isWrite = request.method === 'PUT' || request.method === 'POST' || request.method === 'DELETE';
    if (isWrite) writes += 1;
    const failure = isWrite && writes >= plan.from && writes < plan.until ? plan.failure : undefined;
    if (failure) failed += 1;
    pass(request, response, upstream, failure);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    failAt: (n, times, failure) => {
      Object.assign(plan, { from: writes + n, until: writes + n + times, failure });
    },
    failed: () => failed,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(request: IncomingMessage, response: ServerResponse, upstream: URL, failure: S3Failure | undefined): void {
  if (failure === 'cut') {
    request.once('data', () => request.socket.destroy());
    request.once('end', () => request.socket.destroy());
    return;
  }
  if (failure === 'refused') {
    // Read to the end, because a client that is sending a large part does not read the answer yet.
    request
      .resume()
      .once('end', () =>
        response.writeHead(500, { 'content-type': 'application/xml' }).end('<Error><Code>InternalError</Code></Error>'),
      );
    return;
  }
  const { hostname, port } = upstream;
  const onward = forward(
    { hostname, port, method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      if (failure === 'unanswered') {
        answer.resume().once('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once('error', () => request.socket.destroy());
  request.once('close', () => {
    if (!request.complete) onward.destroy();
  });
  request.pipe(onward);
}
