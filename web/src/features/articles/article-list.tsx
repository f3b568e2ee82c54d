import { Link } from '../../navigation/links.ts';
import type { Article, Collection } from './article.ts';

type Props = {
  collection: Collection;
  articles: readonly Article[];
  /** The level below the heading over the list. */
  heading?: 'h2' | 'h3';
};

/** Articles by title, with a sentence and a link each. */
export function ArticleList({ collection, articles, heading: Heading = 'h3' }: Props) {
  return (
    <ul className="article-list">
      {articles.map((article) => (
        <li key={article.slug}>
          <Heading id={`to-${article.slug}`}>{article.title}</Heading>
          <p>{article.description}</p>
          <Link to={`${collection.path}/${article.slug}`} aria-describedby={`to-${article.slug}`}>
            Read
          </Link>
        </li>
      ))}
    </ul>
  );
}
