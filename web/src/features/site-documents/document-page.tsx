import { useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGo, useGoOn } from '../../navigation/go.ts';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { mayLeave } from '../../navigation/unsaved-changes.ts';
import type { SiteDocument } from '../../server/api-types.ts';
import { useDocument, useDocuments, type DocumentPlace } from './api.ts';
import { isClaims } from './claims-words.ts';
import { DocumentEditor } from './document-editor.tsx';
import { dateTyped } from './draft.ts';

/** One document, or with `?new` in the address the form for one of this id. */
export function DocumentPage({ place }: { place: DocumentPlace }) {
  const [search] = useSearchParams();
  const { site, collection, docId } = place;
  return (
    <>
      <PageTitle title={`${docId} · Site documents`}>
        {isClaims(place) ? 'Claims and products of the public site' : `${site}/${collection}/${docId}`}
      </PageTitle>
      <p>
        <Link to={paths.siteCollection(site, collection)}>All documents of {collection}</Link>
      </p>
      {search.has('new') ? <NewDocument place={place} /> : <StoredDocument place={place} />}
    </>
  );
}

function NewDocument({ place }: { place: DocumentPlace }) {
  const documents = useDocuments(place);
  const [go, goOn] = [useGo(), useGoOn()];
  const stored = paths.siteDocument(place.site, place.collection, place.docId);
  return (
    <Loaded query={documents} skeleton={<Bone height={240} />} safe="Nothing was changed.">
      {({ permissions = noPermissions }) => (
        <DocumentEditor
          place={place}
          document={null}
          permissions={permissions}
          saved={false}
          onSaved={() => goOn(stored, { replace: true })}
          onDeleted={() => undefined}
          onReload={() => go(stored, { replace: true })}
        />
      )}
    </Loaded>
  );
}

const noPermissions = { read: false, write: false, delete: false };

function StoredDocument({ place }: { place: DocumentPlace }) {
  const found = useDocument(place);
  const goOn = useGoOn();
  const [saved, setSaved] = useState<SiteDocument | null>(null);
  const reload = () => {
    if (!mayLeave()) return;
    setSaved(null);
    void found.refetch();
  };
  return (
    <Loaded query={found} skeleton={<Bone height={240} />} safe="Nothing was changed.">
      {({ document: loaded, permissions }) => {
        const current = saved !== null && saved.revision >= loaded.revision ? saved : loaded;
        return (
          <>
            <dl className="facts">
              <dt>_docId</dt>
              <dd>{current._docId}</dd>
              <dt>_lastChanged</dt>
              <dd>
                {current._lastChanged === 0
                  ? 'Never: it says what the site came with'
                  : `${dateTyped(current._lastChanged).replace('T', ' ')} UTC`}
              </dd>
            </dl>
            <DocumentEditor
              // A saved or reloaded document is a form of its own.
              key={current.revision}
              place={place}
              document={current}
              permissions={permissions}
              saved={saved !== null}
              onSaved={setSaved}
              onDeleted={() => goOn(paths.siteCollection(place.site, place.collection))}
              onReload={reload}
            />
          </>
        );
      }}
    </Loaded>
  );
}
