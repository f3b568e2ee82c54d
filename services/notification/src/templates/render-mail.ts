import { convert, type Formatter } from 'html-to-text';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UnsubscribeUrl } from './layout.tsx';
import { writeMail, type MailContent } from './mails.tsx';

export type RenderedMail = { subject: string; html: string; text: string };

/** The mail for the provider: one line of subject, HTML, and the same as plain text. */
export function renderMail(content: MailContent, unsubscribeUrl: string | null = null): RenderedMail {
  const { subject, body, plain = body } = writeMail(content);
  const drawn = (of: ReactElement): string =>
    `<!DOCTYPE html>${renderToStaticMarkup(createElement(UnsubscribeUrl.Provider, { value: unsubscribeUrl }, of))}`;
  const html = drawn(body);
  const text = convert(plain === body ? html : drawn(plain), {
    wordwrap: 78,
    formatters: { bareLink },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', format: 'bareLink' },
      { selector: 'h1', options: { uppercase: false } },
      // Mail readers show this text beside the subject; the heading repeats it.
      { selector: '[data-skip-in-text=true]', format: 'skip' },
    ],
  });
  // A line break in a header's value would start another header.
  return { subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), html, text };
}

/** What it is called, and its address alone on a line: a reader takes whatever stands beside an address into the link. */
const bareLink: Formatter = ({ attribs, children }, walk, builder) => {
  const href = attribs?.['href'] ?? '';
  walk(children, builder);
  if (href === '') return;
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline(href, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 1 });
};
