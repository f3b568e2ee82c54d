import { createHash } from 'node:crypto';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listMailbox, type MailboxMessage } from '../../channels/mailbox.ts';
import { frameScript } from './mailbox-frame-script.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { timesScript } from './mailbox-times-script.ts';
import { showMailbox } from '@leadwright/contracts/routes/notification/messages';
import { implement } from '@leadwright/runtime/http/declared-route';

const SHOWN = 50;
const script = timesScript + frameScript;
// How the policy names the script: any other one is refused.
const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

// The page's own script alone. A mail's frame runs none: its links may open in a tab of their own, and nothing else.
// `allow-same-origin` lets the page read how high the mail is; without `allow-scripts` the mail gains nothing by it.
const policy = `default-src 'none'; script-src ${scriptSource}; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'`;
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const markPath = 'M3 19V3M8.3 19V9M13.6 19V6M19 19v-7';

/** Newest first. Exists only if messages go to the mailbox and it may be shown. */
export function mailboxPageRoute(app: HttpApp, { database, brand }: { database: Database; brand: string }): void {
  implement(app, showMailbox, async ({ query: { to } }, reply) => {
    const messages = await listMailbox(database, { to: to === '' ? undefined : to, limit: SHOWN });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .send(pageOf(brand, to ?? '', messages));
  });
}

function pageOf(brand: string, to: string, messages: MailboxMessage[]): string {
  const list = messages.length === 0 ? '<p role="status">No messages yet.</p>' : messages.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · ${escaped(brand)}</title>
<style>${mailboxStyle}</style>
</head>
<body>
<header><a class="brand" href="/"><svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path d="${markPath}" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>${escaped(brand)}</a></header>
<main>
<h1>Mailbox</h1>
<p class="help note">E-mails and text messages are not sent from here; they are shown on this page instead. Newest first.</p>
<form method="get" action="/dev/mailbox">
<div><label for="to">To</label><input id="to" name="to" type="text" inputmode="email" value="${escaped(to)}" placeholder="Every address and number"></div>
<button type="submit">Refresh</button>
</form>
${list}
</main>
<script type="module">${script}</script>
</body>
</html>
`;
}

function articleOf(message: MailboxMessage): string {
  return message.kind === 'sms' ? textArticleOf(message) : mailArticleOf(message);
}

function textArticleOf({ id, to, text, at }: MailboxMessage): string {
  return `<article aria-labelledby="subject-${escaped(id)}" data-to="${escaped(to)}">
<h2 id="subject-${escaped(id)}">Text message</h2>
<p class="help">To ${escaped(to)} · <time datetime="${escaped(at)}">${momentOf(at)}</time></p>
<p class="text">${escaped(text)}</p>
</article>`;
}

function mailArticleOf({ id, to, subject, html, text, at }: MailboxMessage): string {
  const framed = `<base target="_blank">${html}`;
  return `<article aria-labelledby="subject-${escaped(id)}" data-to="${escaped(to)}">
<h2 id="subject-${escaped(id)}">${escaped(subject)}</h2>
<p class="help">To ${escaped(to)} · <time datetime="${escaped(at)}">${momentOf(at)}</time></p>
<div class="mail"><iframe title="${escaped(subject)}" sandbox="${sandbox}" srcdoc="${escaped(framed)}"></iframe></div>
<details><summary>Plain text</summary><pre>${escaped(text)}</pre></details>
</article>`;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

/** "31 Dec 2026, 14:05:09 UTC": the server does not know the reader's zone, so the page's script writes it anew. */
function momentOf(at: string): string {
  return `${moment.format(new Date(at))} UTC`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
