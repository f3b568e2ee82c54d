// What a page sends to one origin, whole: address, headers and body.
import type { Page, Request } from 'playwright-core';

type SeenRequest = { line: string; request: Request };
export type SeenRequests = {
  all: SeenRequest[];
  /** The lines of the requests that hold the text, also with spaces between its digits. */
  having(text: string): string[];
};

/** Begins to listen; `origin` is the address of ours. */
export function seenRequests(page: Page, origin: string): SeenRequests {
  const all: SeenRequest[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) all.push({ line: `${request.method()} ${url.pathname}`, request });
  });
  return {
    all,
    having: (text) => all.filter(({ request }) => whole(request).includes(text)).map(({ line }) => line),
  };
}

function whole(request: Request): string {
  const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
  return `${sent} ${sent.replaceAll(/(?<=\d)(?: |%20|-)(?=\d)/g, '')}`;
}
