import { PageTitle } from '../../components/pages/page-title.tsx';
import { formatDay } from '../../components/words/format.ts';
import { NotFound } from '../../components/pages/not-found.tsx';
import { useLocation } from '../../navigation/links.ts';
import { ArticleText, loadBody } from './article-body.tsx';
import { legalTexts, type LegalText } from './legal.ts';
import './articles.css';

const textAt = (pathname: string): LegalText | undefined =>
  legalTexts.find(({ path }) => path === pathname.replace(/\/$/, '').toLowerCase());

export const loadLegalAt = async (pathname: string): Promise<void> => {
  const text = textAt(pathname);
  if (text !== undefined) await loadBody(text);
};

/** `/terms`, `/privacy`, `/ccpa`: dated and numbered, and printed as they stand. */
export function LegalPage() {
  const { pathname } = useLocation();
  const text = textAt(pathname);
  if (text === undefined) return <NotFound />;
  return (
    <div className="page reading article-page">
      <article>
        <PageTitle title={text.title}>{text.title}</PageTitle>
        <p className="help">
          Version {text.version}, in force since {formatDay(`${text.changed}T12:00:00Z`)}
        </p>
        <ArticleText article={text} />
      </article>
    </div>
  );
}
