// Articles are Markdown in web/content; the build turns each into HTML, which is loaded when it is read.

/** HTML that is loaded when it is read. */
export type Text = { load: () => Promise<{ html: string }> };

export type Article = Text & {
  /** The last part of its address. */
  slug: string;
  title: string;
  /** One sentence, shown under the title in lists and by search engines. */
  description: string;
  /** What people type who look for it, and neither title nor description says. */
  keywords?: string;
  /** When it was last changed, as YYYY-MM-DD. */
  changed: string;
  /** What to read next: slugs of the same collection. */
  related: readonly string[];
  /** An article that is read page by page has `load` of its first. */
  pages?: Pages;
};

export type Pages = readonly [Text, ...Text[]];

/** What an article in pages has in place of one text. */
export const inPages = (pages: Pages): Pick<Article, 'load' | 'pages'> => ({ load: pages[0].load, pages });

/** The page that `?page=` asks for, between 1 and the total; the first where it is no number. */
export function pageNumber(asked: string | null, total: number): number {
  const page = Number.parseInt(asked ?? '', 10);
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), total);
}

/** Articles that are searched together. */
export type Collection = {
  /** Where its articles stand, without a last slash. */
  path: string;
  articles: readonly Article[];
};

export function articleBy(collection: Collection, slug: string): Article | undefined {
  return collection.articles.find((article) => article.slug === slug);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of a question that say nothing of what is asked. */
const fillers = new Set(
  wordsOf('a an and are can do does for how i in is it my of on or the to what when where why with'),
);

/**
 * The articles that have every typed word in their title, description or keywords, or a word that begins with it; those
 * with more of them in the title first. Everything where nothing was typed.
 */
export function findArticles({ articles }: Collection, typed: string): readonly Article[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !fillers.has(word));
  const wanted = telling.length === 0 ? all : telling;
  if (wanted.length === 0) return articles;
  const found = articles.flatMap((article) => {
    const title = wordsOf(article.title);
    const said = [...title, ...wordsOf(`${article.description} ${article.keywords ?? ''}`)];
    const begins = (words: string[]) => (word: string) => words.some((each) => each.startsWith(word));
    return wanted.every(begins(said)) ? [{ article, inTitle: wanted.filter(begins(title)).length }] : [];
  });
  return found.toSorted((a, b) => b.inTitle - a.inTitle).map(({ article }) => article);
}
