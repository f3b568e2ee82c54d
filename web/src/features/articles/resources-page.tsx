import { NotFound } from '../../components/pages/not-found.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link, useParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { articleBy } from './article.ts';
import { loadArticleAt, type Address } from './article-body.tsx';
import { ArticlePage } from './article-page.tsx';
import { ArticleSearch } from './article-search.tsx';
import { resources } from './resources.ts';
import './articles.css';

export const loadResourceAt = (address: Address): Promise<void> => loadArticleAt(resources, address);

/** `/resources/{id}`: articles for people who buy lists; `all` is the index. */
export function ResourcesPage() {
  const { id = '' } = useParams();
  if (id === 'all') return <AllResources />;
  const article = articleBy(resources, id);
  if (article === undefined) return <NotFound />;
  return (
    <ArticlePage
      key={id}
      collection={resources}
      article={article}
      before={<Link to={paths.resource('all')}>All articles</Link>}
      after={<Search />}
    />
  );
}

const Search = ({ listAll = false }) => (
  <ArticleSearch
    collection={resources}
    label="Search the articles"
    placeholder="Tips for telemarketers"
    listAll={listAll}
  />
);

function AllResources() {
  return (
    <div className="page reading">
      <PageTitle title="Articles on sales leads and lists">Articles</PageTitle>
      <p className="standfirst">How to choose, check and work a list of leads, by mail and by phone.</p>
      <Search listAll />
    </div>
  );
}
