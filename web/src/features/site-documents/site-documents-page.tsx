// The generic editor of site documents: collections, the documents of one, and a document as a form.
import { useState, type FormEvent } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Field } from '../../components/forms/field.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { useGo } from '../../navigation/go.ts';
import { Link, useParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useCollections } from './api.ts';
import { CollectionPage } from './collection-page.tsx';
import { DocumentPage } from './document-page.tsx';
import './site-documents.css';

export function SiteDocumentsPage() {
  const { site, collection, docId } = useParams();
  return (
    <SuperAdminsOnly>
      {site === undefined || collection === undefined ? (
        <Collections />
      ) : docId === undefined ? (
        <CollectionPage key={`${site}/${collection}`} place={{ site, collection }} />
      ) : (
        <DocumentPage key={`${site}/${collection}/${docId}`} place={{ site, collection, docId }} />
      )}
    </SuperAdminsOnly>
  );
}

function Collections() {
  const collections = useCollections();
  return (
    <>
      <PageTitle>Site documents</PageTitle>
      <p className="help">
        The pages read <Link to={paths.siteDocument('main', 'banners', 'alert')}>main/banners/alert</Link> for the
        banner above them: shown (boolean), heading, text, link and variant (text: info, success, warning or danger).
        Each document of <Link to={paths.siteCollection('main', 'changelog')}>main/changelog</Link> with a title (text)
        and a date is news under What&apos;s new; its text may say more. One with a day to come waits for it.
      </p>
      <Loaded
        query={collections}
        skeleton={<Bone height={160} />}
        safe="Nothing was changed."
        isEmpty={(found) => found.length === 0}
        empty={<p>There is no document yet. Open a collection to add the first one.</p>}
      >
        {(found) => (
          <TableScroll label="Collections">
            <table className="data">
              <thead>
                <tr>
                  <th scope="col">Site</th>
                  <th scope="col">Collection</th>
                  <th scope="col" className="number">
                    Documents
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.map(({ site, collection, documents }) => (
                  <tr key={`${site}/${collection}`}>
                    <td>{site}</td>
                    <td>
                      <Link to={paths.siteCollection(site, collection)}>{collection}</Link>
                    </td>
                    <td className="number">{documents}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        )}
      </Loaded>
      <OpenCollection />
    </>
  );
}

/** A collection comes to be with its first document. */
function OpenCollection() {
  const [site, setSite] = useState('main');
  const [collection, setCollection] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const go = useGo();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = [site, collection].every((name) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name.trim()));
    setIsWrong(!fits);
    if (fits) go(paths.siteCollection(site.trim(), collection.trim()));
  };
  return (
    <form className="site-add" aria-label="Open a collection" onSubmit={submit}>
      <Field label="Site" value={site} maxLength={32} onChange={(event) => setSite(event.target.value)} />
      <Field
        label="Collection"
        value={collection}
        maxLength={32}
        autoComplete="off"
        problem={isWrong ? 'Site and collection have letters, digits, - and _.' : undefined}
        onChange={(event) => setCollection(event.target.value)}
      />
      <button type="submit" className="button">
        Open the collection
      </button>
    </form>
  );
}
