import { NotFound } from '../../components/pages/not-found.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link, useParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ContactWays } from '../../components/pages/contact-ways.tsx';
import { articleBy } from './article.ts';
import { loadArticleAt, type Address } from './article-body.tsx';
import { ArticlePage } from './article-page.tsx';
import { ArticleSearch } from './article-search.tsx';
import { support } from './support.ts';
import './articles.css';

export const loadSupportAt = (address: Address): Promise<void> => loadArticleAt(support, address);

/** `/support/{id}`: help; `welcome` is the index. */
export function SupportPage() {
  const { id = '' } = useParams();
  if (id === 'welcome') return <Welcome />;
  const article = articleBy(support, id);
  if (article === undefined) return <NotFound />;
  return (
    <ArticlePage
      key={id}
      collection={support}
      article={article}
      before={<Link to={paths.supportArticle('welcome')}>All help</Link>}
      after={
        <>
          <ArticleSearch collection={support} label="Search the help" suggestions />
          <ContactWays />
        </>
      }
    />
  );
}

function Welcome() {
  return (
    <div className="page reading">
      <PageTitle title="Help">How can we help?</PageTitle>
      <ArticleSearch collection={support} label="Search the help" suggestions listAll />
      <ContactWays />
    </div>
  );
}
