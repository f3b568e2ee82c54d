import { useState, type FormEvent } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Field } from '../../components/forms/field.tsx';
import { PagedTable } from '../../components/layout/paged-table.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGo } from '../../navigation/go.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useDocuments, type Place } from './api.ts';
import { dateTyped } from './draft.ts';

/** The documents of one collection, and a form to add one. */
export function CollectionPage({ place }: { place: Place }) {
  const { site, collection } = place;
  const documents = useDocuments(place);
  return (
    <>
      <PageTitle title={`${collection} · Site documents`}>
        {site}/{collection}
      </PageTitle>
      <p>
        <Link to={paths.siteDocuments}>All collections</Link>
      </p>
      <Loaded query={documents} skeleton={<Bone height={240} />} safe="Nothing was changed.">
        {({ documents: found, permissions }) => (
          <>
            <PagedTable
              label={`Documents of ${collection}`}
              className="site-documents"
              empty={found.length > 0 ? undefined : <p className="help">This collection has no document yet.</p>}
              head={
                <>
                  <th scope="col">Document</th>
                  <th scope="col" className="number">
                    Fields
                  </th>
                  <th scope="col">Last changed (UTC)</th>
                </>
              }
              more={documents.hasNextPage ? () => void documents.fetchNextPage() : null}
              moreWords="Show more documents"
              fetching={documents.isFetchingNextPage}
            >
              {found.map(({ _docId, _lastChanged, fields }) => (
                <tr key={_docId}>
                  <td>
                    <Link to={paths.siteDocument(site, collection, _docId)}>{_docId}</Link>
                  </td>
                  <td className="number">{fields}</td>
                  <td className="nowrap">{dateTyped(_lastChanged).replace('T', ' ')}</td>
                </tr>
              ))}
            </PagedTable>
            {permissions?.write === true && <AddDocument place={place} taken={found.map(({ _docId }) => _docId)} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function AddDocument({ place: { site, collection }, taken }: { place: Place; taken: readonly string[] }) {
  const [docId, setDocId] = useState('');
  const [problem, setProblem] = useState<string>();
  const go = useGo();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemWith(docId.trim(), taken);
    setProblem(wrong);
    if (wrong === undefined) go(`${paths.siteDocument(site, collection, docId.trim())}?new`);
  };
  return (
    <form className="site-add" aria-label="Add a document" onSubmit={submit}>
      <Field
        label="Id of a new document"
        value={docId}
        maxLength={48}
        autoComplete="off"
        problem={problem}
        onChange={(event) => setDocId(event.target.value)}
      />
      <button type="submit" className="button">
        Add a document
      </button>
    </form>
  );
}

function problemWith(docId: string, taken: readonly string[]): string | undefined {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(docId)) return 'An id has letters, digits, - and _.';
  return taken.includes(docId) ? 'There is a document with this id already.' : undefined;
}
