import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeMail, type MailContent } from './mails.tsx';

export type RenderedMail = { subject: string; html: string; text: string };

/** The mail as providers take it: one line of subject, HTML, and the same as plain text. */
export function renderMail(content: MailContent): RenderedMail {
  const { subject, body } = writeMail(content);
  const html = `<!DOCTYPE html>${renderToStaticMarkup(body)}`;
  const text = convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'h1', options: { uppercase: false } },
      // What a mail reader shows beside the subject, said again in the heading.
      { selector: '[data-skip-in-text=true]', format: 'skip' },
    ],
  });
  // A line end in a header's value would begin another header.
  return { subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), html, text };
}
