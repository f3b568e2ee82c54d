// Turns Markdown into HTML at build time; no parser reaches the browser.
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { pictureHtml } from './pictures.ts';

let pictures = 0;

const marked = new Marked({
  gfm: true,
  renderer: {
    // The page's own title is its only h1, so a text begins at h2. A heading has an id, so that others can link to it.
    heading({ tokens, depth }) {
      if (depth === 1) throw new Error('An article begins with text: its title stands in the list of its collection.');
      const words = this.parser.parseInline(tokens);
      return `<h${depth} id="${idOf(words)}">${words}</h${depth}>\n`;
    },
    // Raw HTML would end what the build can check.
    html({ text }) {
      if (/^<!--[\s\S]*-->\s*$/.test(text)) return '';
      throw new Error(`An article is Markdown alone, without HTML: ${text.trim()}`);
    },
    // A paragraph of one picture is no paragraph, so that the picture is not as narrow as text.
    paragraph({ tokens }) {
      const content = this.parser.parseInline(tokens);
      return tokens.length === 1 && tokens[0]?.type === 'image' ? `${content}\n` : `<p>${content}</p>\n`;
    },
    image({ href, text }) {
      pictures += 1;
      return pictureHtml({ href, alt: escaped(text), first: pictures === 1 });
    },
    // Wide tables scroll by themselves, also by keyboard, and are named by what their columns say.
    table({ header, rows }) {
      const words = (cell: { tokens: Tokens.Generic[] }): string => this.parser.parseInline(cell.tokens);
      // The corner over a column of names is empty, and an empty header would be announced for nothing.
      const named = words(header[0] ?? { tokens: [] }) === '';
      const columns = header.map((cell) => (words(cell) === '' ? '<td></td>' : `<th scope="col">${words(cell)}</th>`));
      const body = rows.map((cells) =>
        cells.map((cell, at) =>
          named && at === 0 ? `<th scope="row">${words(cell)}</th>` : `<td>${words(cell)}</td>`,
        ),
      );
      const label = header.flatMap((cell) => plainOf(words(cell)) || []).join(', ');
      const lines = body.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="Table: ${label}"><table><thead><tr>${columns.join('')}</tr></thead><tbody>${lines}</tbody></table></div>\n`;
    },
  },
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// What is left has no tags, and its quotes are written as marked writes them.
const plainOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

const idOf = (words: string): string =>
  plainOf(words)
    .replaceAll(/&[a-z]+;|&#\d+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** HTML of a text. Throws where it holds HTML, a heading of the first level, or a picture that is missing. */
export function htmlOfMarkdown(text: string): string {
  pictures = 0;
  return marked.parse(text, { async: false });
}

/** Lets a `.md` file be imported as its HTML. */
export function markdown(): Plugin {
  return {
    name: 'leadwright:markdown',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined;
      return { code: `export const html = ${JSON.stringify(htmlOfMarkdown(text))};`, map: null };
    },
  };
}
