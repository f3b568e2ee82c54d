import { useRef, useState, type FormEvent } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useKeptWork } from '../../components/forms/use-kept-work.ts';
import { Dialog } from '../../components/layout/dialog.tsx';
import { useUnsavedChanges } from '../../navigation/unsaved-changes.ts';
import type { SiteDocument } from '../../server/api-types.ts';
import { ServerProblem } from '../../server/problem.ts';
import { AddField } from './add-field.tsx';
import { useDelete, useSave, type DocumentPlace } from './api.ts';
import { ClaimAgain } from './claim-again.tsx';
import { claimProblemOf, fieldWordsOf, isClaims } from './claims-words.ts';
import { draftOf, fieldOf, problemOf, sameDraft, type DraftField, type FieldType } from './draft.ts';
import { FieldRow } from './field-row.tsx';
import { controlAt, useFocusAfter } from './use-focus-after.ts';

type Permissions = { read: boolean; write: boolean; delete: boolean };
type Props = {
  place: DocumentPlace;
  /** null: a new one. */
  document: SiteDocument | null;
  permissions: Permissions;
  /** Whether the document has just been saved: the form was made anew since. */
  saved: boolean;
  onSaved: (document: SiteDocument) => void;
  onDeleted: () => void;
  onReload: () => void;
};

const startOf: Record<FieldType, string> = { text: '', number: '0', boolean: '', date: '', list: '[]', map: '{}' };

/** A form by the types of the fields. Save waits for a change that can be saved, and for the right to write. */
export function DocumentEditor({ place, document, permissions, saved, onSaved, onDeleted, onReload }: Props) {
  const before = draftOf(document?.fields ?? []);
  // Of this revision: what was typed over an older one is not laid over what somebody saved since.
  const work = [place.site, place.collection, place.docId, document?.revision ?? 0].join(' ');
  const [draft, setDraft] = useKeptWork(`document ${work}`, before);
  const nextKey = useRef(Math.max(-1, ...draft.map(({ key }) => key)) + 1);
  const changed = document === null || !sameDraft(before, draft);
  const save = useSave(place, onSaved);
  useUnsavedChanges(permissions.write && !sameDraft(before, draft));
  const problems = new Map(
    draft.map((field) => [field.key, problemOf(field, draft) ?? claimProblemOf(place, field, draft)]),
  );
  const wrong = draft.find(({ key }) => problems.get(key) !== null);
  const fields = draft.flatMap((field) => fieldOf(field) ?? []);
  const maySave = permissions.write && changed && !save.isPending && wrong === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySave) save.mutate({ revision: document?.revision ?? 0, fields });
  };
  const change = (key: number, typed: string) =>
    setDraft(draft.map((field): DraftField => (field.key === key ? { ...field, typed } : field)));
  const form = useRef<HTMLFormElement>(null);
  const focusAfter = useFocusAfter(form);
  const focusField = (at: number) =>
    focusAfter((place) => controlAt(place.querySelectorAll<HTMLElement>(':scope > .site-field'), at, place));
  const remove = (at: number) => {
    setDraft(draft.filter((_, other) => other !== at));
    focusField(at);
  };
  const add = (name: string, type: FieldType) => {
    focusField(draft.length);
    setDraft([...draft, { key: nextKey.current, name, type, typed: startOf[type] }]);
    nextKey.current += 1;
  };
  return (
    <div className="site-editor">
      {!permissions.write && <Notice tone="info">The documents of this collection are read-only for you.</Notice>}
      <form ref={form} tabIndex={-1} className="form" aria-label="Document" onSubmit={submit}>
        {draft.map((field, at) => (
          <FieldRow
            key={field.key}
            field={field}
            words={fieldWordsOf(place, field.name)}
            problem={problems.get(field.key) ?? null}
            readOnly={!permissions.write}
            onChange={(typed) => change(field.key, typed)}
            onRemove={() => remove(at)}
          />
        ))}
        {draft.length === 0 && <p className="help">This document has no field yet.</p>}
        {save.error !== null && <NotSaved error={save.error} onReload={onReload} />}
        {saved && save.error === null && !changed && (
          <Notice tone="ok" takesFocus>
            The document is saved.
          </Notice>
        )}
        <div className="actions">
          <button type="submit" className="button primary" disabled={!maySave}>
            Save
          </button>
          {wrong !== undefined && permissions.write && (
            <button
              type="button"
              className="button quiet"
              onClick={() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
            >
              Not yet: {fieldWordsOf(place, wrong.name)?.label ?? wrong.name} is wrong. Show it
            </button>
          )}
          {document !== null && permissions.delete && (
            <DeleteButton place={place} revision={document.revision} onDeleted={onDeleted} />
          )}
        </div>
      </form>
      {permissions.write && isClaims(place) && <ClaimAgain taken={draft.map(({ name }) => name)} onAdd={add} />}
      {permissions.write && !isClaims(place) && <AddField taken={draft.map(({ name }) => name)} onAdd={add} />}
    </div>
  );
}

function NotSaved({ error, onReload }: { error: Error; onReload: () => void }) {
  const outdated = error instanceof ServerProblem && error.code === 'site-document-changed';
  return (
    <>
      <Failed error={error} />
      {outdated && (
        <button type="button" className="button" onClick={onReload}>
          Load it again
        </button>
      )}
    </>
  );
}

type DeleteProps = { place: DocumentPlace; revision: number; onDeleted: () => void };

function DeleteButton({ place, revision, onDeleted }: DeleteProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDelete(place, onDeleted);
  const close = () => {
    remove.reset();
    setAsking(false);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      <Dialog title="Delete the document" open={asking} onClose={close}>
        <p>Are you sure you&apos;d like to delete this document?</p>
        {remove.error !== null && <Failed error={remove.error} />}
        <div className="actions">
          <button
            type="button"
            className="button primary"
            disabled={remove.isPending}
            onClick={() => remove.mutate(revision)}
          >
            Delete it
          </button>
          <button type="button" className="button" onClick={close}>
            Keep it
          </button>
        </div>
      </Dialog>
    </>
  );
}
