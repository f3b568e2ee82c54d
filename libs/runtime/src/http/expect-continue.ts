// Node answers "Expect: 100-continue" too early: inside an earlier answer, so that all later ones are misread.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { hasBody } from '../requests/request-framing.ts';

/** Asks for the body when the connection is this answer's own, if there is a body and nothing is answered yet. */
export function continueInTurn(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const ask = (): void => {
      if (!response.headersSent) response.writeContinue();
    };
    // Nobody waits to send a body that there is not (RFC 9110, 10.1.1).
    if (hasBody(request)) {
      if (response.socket === null) response.once('socket', ask);
      else ask();
    }
    server.emit('request', request, response);
  });
}
