import { Type } from 'typebox';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listMailbox, type MailboxMessage } from '../channels/mailbox.ts';
import type { NotificationParts } from '../app.ts';
import { examples } from './examples.ts';

const SHOWN = 50;
const Query = Type.Object({ to: Type.Optional(Type.String({ maxLength: 320 })) }, { additionalProperties: false });

// No script anywhere: a mail's frame may open its links in a tab of their own, and nothing else.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'";

const style = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f6f8; color: #1f2933; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; margin: 0; }
.note { color: #52606d; margin: 4px 0 16px; }
form { display: flex; gap: 8px; flex-wrap: wrap; align-items: end; margin-bottom: 24px; }
label { display: block; font-size: 14px; }
input, button { font: inherit; padding: 8px 12px; border: 1px solid #7b8794; border-radius: 6px; background: #fff; color: inherit; }
button { background: #0b5fff; border-color: #0b5fff; color: #fff; cursor: pointer; }
article { background: #fff; border: 1px solid #e4e7eb; border-radius: 8px; margin-bottom: 20px; padding: 16px; }
article h2 { font-size: 18px; margin: 0; }
article p { color: #52606d; font-size: 14px; margin: 4px 0 12px; overflow-wrap: anywhere; }
iframe { width: 100%; height: 420px; border: 1px solid #e4e7eb; border-radius: 6px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid #0b5fff; outline-offset: 2px; }
`;

const schema = {
  tags: ['mailbox'],
  summary: 'Mails that were not sent but kept, as a page',
  querystring: Query,
  produces: ['text/html'],
  response: { 200: Type.String({ description: 'The page.' }) },
};

/** GET /dev/mailbox: the mails as people would see them, newest first. Exists only where the mailbox is the channel and may be shown. */
export function mailboxPageRoute(app: HttpApp, { database, brand }: NotificationParts): void {
  app.get(
    '/dev/mailbox',
    { schema, config: { access: 'public', refusals: [commonRefusals.notFound], example: examples.mailboxPage } },
    async ({ query: { to } }, reply) => {
      const messages = await listMailbox(database, { to: to === '' ? undefined : to, limit: SHOWN });
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .header('x-content-type-options', 'nosniff')
        .send(pageOf(brand, to ?? '', messages));
    },
  );
}

function pageOf(brand: string, to: string, messages: MailboxMessage[]): string {
  const list = messages.length === 0 ? '<p role="status">No e-mails yet.</p>' : messages.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · ${escaped(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="note">E-mails are not sent from here; they are shown on this page instead. Newest first.</p>
<form method="get" action="/dev/mailbox">
<div><label for="to">To</label><input id="to" name="to" type="text" inputmode="email" value="${escaped(to)}" placeholder="Every address"></div>
<button type="submit">Refresh</button>
</form>
${list}
</main>
</body>
</html>
`;
}

function articleOf({ id, to, subject, html, text, at }: MailboxMessage): string {
  const framed = `<base target="_blank">${html}`;
  return `<article aria-labelledby="subject-${escaped(id)}" data-to="${escaped(to)}">
<h2 id="subject-${escaped(id)}">${escaped(subject)}</h2>
<p>To ${escaped(to)} · <time datetime="${escaped(at)}">${escaped(at.slice(0, 19).replace('T', ' '))} UTC</time></p>
<iframe title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(framed)}"></iframe>
<details><summary>Plain text</summary><pre>${escaped(text)}</pre></details>
</article>`;
}

/** Text as it may stand in HTML, in and out of attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
