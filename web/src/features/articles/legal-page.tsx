import { NotFound } from '../../components/pages/not-found.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { formatDay } from '../../components/words/format.ts';
import { Link, useLocation } from '../../navigation/links.ts';
import { ArticleText, loadBody, type Address } from './article-body.tsx';
import { editionAt, editionPath, editionsOf, legalTexts, type Edition, type LegalText } from './legal.ts';
import './articles.css';

export const loadLegalAt = async ({ pathname }: Pick<Address, 'pathname'>): Promise<void> => {
  const found = editionAt(pathname);
  if (found !== undefined) await loadBody(found.edition);
};

const dayOf = ({ changed }: Edition): string => formatDay(`${changed}T12:00:00Z`);

/** `/terms`, `/privacy`, `/ccpa`, and each version of them by its own address: dated and numbered, and made to be printed. */
export function LegalPage({ texts = legalTexts }: { texts?: readonly LegalText[] }) {
  const { pathname } = useLocation();
  const found = editionAt(pathname, texts);
  if (found === undefined) return <NotFound />;
  const { text, edition } = found;
  const isInForce = edition.version === text.version;
  return (
    <div className="page reading article-page">
      <article>
        <PageTitle title={isInForce ? text.title : `${text.title}, version ${edition.version}`}>{text.title}</PageTitle>
        <p className="help">
          Version {edition.version}, in force since {dayOf(edition)}
          {!isInForce && ', replaced since'}
        </p>
        {!isInForce && (
          <p className="notice notice-warn">
            <span>
              This version is no longer in force. <Link to={text.path}>Read version {text.version}</Link>.
            </span>
          </p>
        )}
        <ArticleText key={edition.version} article={edition} />
      </article>
      <section aria-labelledby="versions-title" className="legal-versions">
        <h2 id="versions-title">Versions</h2>
        <ul>
          {editionsOf(text).map((each) => (
            <li key={each.version}>
              <Link to={editionPath(text, each)}>Version {each.version}</Link>
              <span className="help"> in force since {dayOf(each)}</span>
            </li>
          ))}
        </ul>
        <p>
          <button type="button" className="button" onClick={() => window.print()}>
            Print this version
          </button>
        </p>
      </section>
    </div>
  );
}
