// An article in pages, one at a time. The number stands in the address, so that a page can be linked to, and the build
// makes the HTML of each, so that the links turn pages without a script too.
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { pageNumber, type Pages } from './article.ts';
import { ArticleText } from './article-body.tsx';

/** The text of one page, with Previous and Next and 'Page X of Y' under it. */
export function PagedText({ pages }: { pages: Pages }) {
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page'), pages.length);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView();
  }, [page]);
  return (
    <div ref={top} className="paged-text">
      <ArticleText key={page} article={pages[page - 1] ?? pages[0]} />
      <nav aria-label="Pages of this article">
        <Turn words="Previous" to={page - 1} total={pages.length} />
        <span role="status">
          Page {page} of {pages.length}
        </span>
        <Turn words="Next" to={page + 1} total={pages.length} />
      </nav>
    </div>
  );
}

/** At an end it stays the same link, to the page that is shown, so that the keyboard does not lose its place. */
function Turn({ words, to, total }: { words: string; to: number; total: number }) {
  const page = pageNumber(String(to), total);
  return (
    <Link className="button" to={`?page=${page}`} aria-disabled={page !== to}>
      {words}
    </Link>
  );
}
