import { Link } from '../../navigation/links.ts';
import type { Article, Collection } from './article.ts';

/** Articles by title, with a sentence and a link each. */
export function ArticleList({ collection, articles }: { collection: Collection; articles: readonly Article[] }) {
  return (
    <ul className="article-list">
      {articles.map((article) => (
        <li key={article.slug}>
          <h3 id={`to-${article.slug}`}>{article.title}</h3>
          <p>{article.description}</p>
          <Link to={`${collection.path}/${article.slug}`} aria-describedby={`to-${article.slug}`}>
            Read
          </Link>
        </li>
      ))}
    </ul>
  );
}
