import type { FastifyReply, FastifyRequest } from 'fastify';
import { colourVariables, fontStack } from '@leadwright/runtime/http/look';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Link no longer usable · Leadwright</title>
<style>
${colourVariables}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 400 16px/24px ${fontStack}; }
header, main { max-width: 640px; margin: 0 auto; padding: 0 16px; }
header { padding-block: 20px 48px; }
.brand { display: inline-flex; align-items: center; gap: 10px; color: var(--ink); font-size: 17px; line-height: 22px; font-weight: 600; letter-spacing: -0.01em; text-decoration: none; border-radius: 6px; }
.brand svg { color: var(--primary); }
h1 { font-size: 26px; line-height: 32px; font-weight: 600; letter-spacing: -0.01em; margin: 0 0 8px; }
p { margin: 0 0 24px; }
.button { display: inline-block; min-height: 40px; padding: 8px 18px; border-radius: 6px; background: var(--primary); color: var(--onPrimary); font-weight: 600; text-decoration: none; }
.button:hover { background: var(--primaryHover); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
</style>
</head>
<body>
<header><a class="brand" href="/"><svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path d="M3 19V3M8.3 19V9M13.6 19V6M19 19v-7" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>Leadwright</a></header>
<main>
<h1>There is no file here</h1>
<p>${refusals.linkNotUsable.message}</p>
<a class="button" href="/downloads">Go to your downloads</a>
</main>
</body>
</html>
`;

/** Whether a person opened the address: browsers name HTML, API clients do not. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

export function sendLinkNotUsablePage(reply: FastifyReply): FastifyReply {
  return reply
    .code(refusals.linkNotUsable.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(page);
}
