import type { ReactNode } from 'react';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { formatDay } from '../../components/words/format.ts';
import { articleBy, type Article, type Collection } from './article.ts';
import { ArticleText } from './article-body.tsx';
import { ArticleList } from './article-list.tsx';
import { PagedText } from './paged-text.tsx';
import './articles.css';

/** The build renders every article and fails on one that leads nowhere, so that no reader meets this error. */
function relatedTo(collection: Collection, { slug }: Article, to: string): Article {
  const found = articleBy(collection, to);
  if (found === undefined) throw new Error(`${slug} leads to ${to}, which is no article of ${collection.path}`);
  return found;
}

type Props = { collection: Collection; article: Article; before?: ReactNode; after?: ReactNode };

/** One article, with what to read next. `before` and `after` are what its collection has around each. */
export function ArticlePage({ collection, article, before, after }: Props) {
  const related = article.related.map((slug) => relatedTo(collection, article, slug));
  return (
    <div className="page reading article-page">
      {before}
      <article>
        <PageTitle title={article.title}>{article.title}</PageTitle>
        <p className="help">Last changed on {formatDay(`${article.changed}T12:00:00Z`)}</p>
        {article.pages === undefined ? <ArticleText article={article} /> : <PagedText pages={article.pages} />}
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title">Related articles</h2>
          <ArticleList collection={collection} articles={related} />
        </section>
      )}
      {after}
    </div>
  );
}
