// Turns Markdown into HTML at build time; no parser reaches the browser.
import { Marked } from 'marked';
import type { Plugin } from 'vite';

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
    // Wide tables scroll by themselves, also by keyboard.
    table(token) {
      const row = (cells: typeof token.header, tag: 'th' | 'td'): string =>
        `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

const idOf = (words: string): string =>
  words
    .replaceAll(/<[^>]*>|&[a-z]+;|&#\d+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** HTML of a text. Throws where it holds HTML, or a heading of the first level. */
export function htmlOfMarkdown(text: string): string {
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
