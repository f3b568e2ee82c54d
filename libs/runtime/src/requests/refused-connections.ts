// Broken HTTP, headers too large or too slow, CONNECT: the same shape and protection as every other answer.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { commonRefusals } from '../refusals/common-refusals.ts';
import type { Refusal } from '../refusals/refusal.ts';

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: commonRefusals.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: commonRefusals.bodyTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: commonRefusals.requestTimeout,
};

// As strict as can be: none of these answers is a page.
const protection = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
/** What the client has not read by then it will not read. */
const LINGER_MS = 1000;

export type RefusedConnections = {
  onClientError(error: Error & { code?: string }, socket: Duplex): void;
  watch(server: Server): void;
};

export function createRefusedConnections(): RefusedConnections {
  const current = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  const refused = new WeakSet<Duplex>();
  const end = (socket: Duplex, refusal: Refusal): void => {
    // A parser that failed fails again with every further piece.
    if (refused.has(socket)) return;
    refused.add(socket);
    socket.on('error', () => socket.destroy());
    socket.end(rawAnswer(refusal));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  return {
    onClientError: (error, socket) => {
      if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
      // A client that opened the connection ahead would take an answer for that of the request it is about to send.
      if (socket instanceof Socket && socket.bytesRead === 0) return void socket.destroy();
      const refusal = refusals[error.code ?? ''] ?? commonRefusals.malformed;
      const last = current.get(socket);
      if (!last || last.response.writableFinished) return end(socket, refusal);
      const { request, response } = last;
      // Its own body is broken, and it waits for that body.
      if (!request.complete && !response.headersSent) return end(socket, refusal);
      // What follows a last request is not received.
      if (error.code === 'HPE_CLOSED_CONNECTION') return;
      // The bytes behind a request that is still worked on: its answer comes first, or ours would be taken for it.
      response.once('finish', () => end(socket, refusal));
    },
    watch: (server) => {
      server.on(
        'request',
        (request: IncomingMessage, response: ServerResponse) => void current.set(request.socket, { request, response }),
      );
      server.on('connect', (_request: IncomingMessage, socket: Duplex) => end(socket, commonRefusals.methodNotTaken));
      server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        const { body, headers } = answerOf(commonRefusals.expectationFailed);
        response.writeHead(commonRefusals.expectationFailed.status, { ...headers, connection: 'close' }).end(body);
      });
    },
  };
}

function answerOf({ code, message }: Refusal): { body: string; headers: Record<string, string> } {
  const correlationId = randomUUID();
  const body = JSON.stringify({ code, message, correlationId });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-correlation-id': correlationId,
    ...protection,
  };
  return { body, headers };
}

function rawAnswer(refusal: Refusal): string {
  const { body, headers } = answerOf(refusal);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
