// Saves the search that is open, with a name or as the person's default of this dictionary, and shares what was saved.
import { useId, useState, type FormEvent } from 'react';
import { countPath } from '@leadwright/leads/rules/count-address';
import { searchNameMax } from '@leadwright/leads/rules/limits';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { Dialog } from '../../../components/layout/dialog.tsx';
import { Icon } from '../../../components/layout/icon.tsx';
import { ShareDialog } from '../../../components/share/share-dialog.tsx';
import { sharedSearchOf, type SharedThing } from '../../../components/share/shared-thing.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Dictionary, LeadQuery } from '../../../server/api-types.ts';
import { wordsFor } from '../../../server/problem.ts';
import { partLeftOut } from '../query/search-state.ts';
import { useSaveSearch } from '../../../server/searches/saved-searches.ts';
import { OrderKey } from '../../../server/kept/order-key.ts';

type Props = {
  dictionary: Dictionary;
  query: LeadQuery | null;
  /** The search is all that its address asks for. */
  isAsked: boolean;
  /** Null where the search is not counted as it is now. */
  count: number | null;
  suggestedName: string;
};

type Asking = 'save' | 'share' | null;
/** The last search that was saved here, with what it asked. */
type Kept = { asked: LeadQuery; shared: SharedThing };

/** The two buttons; without a geography, and while a part of the link is left out, they say so instead. Sharing saves the search first, once. */
export function SaveSearch(props: Props) {
  const { query, isAsked } = props;
  const [asking, setAsking] = useState<Asking>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const why = useId();
  const missing = query === null ? 'Select a geography to save this search' : isAsked ? null : partLeftOut;
  const shared = kept !== null && sameQuery(kept.asked, query) ? kept.shared : null;
  const ask = (what: Asking) => () => missing === null && setAsking(what);
  const described = { 'aria-disabled': missing !== null, ...(missing === null ? {} : { 'aria-describedby': why }) };
  const isSharing = asking === 'share' && shared !== null;
  const close = () => setAsking(null);
  return (
    <div className="save-search">
      <button type="button" className="button" {...described} onClick={ask('save')}>
        <Icon name="bookmark" size={16} /> Save search
      </button>
      <button type="button" className="button" {...described} onClick={ask('share')}>
        <Icon name="mail" size={16} /> Share
      </button>
      {missing !== null && (
        <span className="help" id={why}>
          {missing}
        </span>
      )}
      <Dialog
        title={asking === 'share' ? 'Save and share search' : 'Save search'}
        open={asking !== null && missing === null && !isSharing}
        onClose={close}
      >
        {query !== null && (
          <SaveForm
            {...props}
            query={query}
            thenShare={asking === 'share'}
            onSaved={(saved) => setKept({ asked: query, shared: saved })}
            onShare={ask('share')}
            onClose={close}
          />
        )}
      </Dialog>
      {shared !== null && <ShareDialog shared={shared} open={isSharing} onClose={close} />}
    </div>
  );
}

function sameQuery(one: LeadQuery, other: LeadQuery | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type FormProps = Props & {
  query: LeadQuery;
  thenShare: boolean;
  onSaved: (saved: SharedThing) => void;
  onShare: () => void;
  onClose: () => void;
};

function SaveForm({ dictionary, query, count, suggestedName, thenShare, onSaved, onShare, onClose }: FormProps) {
  const [name, setName] = useState(suggestedName.slice(0, searchNameMax));
  const [asDefault, setAsDefault] = useState(false);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => new OrderKey());
  const save = useSaveSearch();
  const nameless = !asDefault && name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameless || save.isPending) return;
    const search = {
      searchName: asDefault ? null : name,
      queryUrl: countPath(dictionary),
      geographyParams: query.geography,
      searchParams: query.filters,
      count,
    };
    save.mutate(
      { search, idempotencyKey: key.keyFor(search) },
      {
        onSuccess: ({ id }) => onSaved(sharedSearchOf({ id, searchName: search.searchName, type: dictionary.name })),
        onSettled: (_, error) => key.settle(error),
      },
    );
  };
  if (save.isSuccess)
    return (
      <>
        <Notice tone="ok" takesFocus>
          Wahoo, your search was saved!
        </Notice>
        <div className="actions">
          <Link className="button primary" to={paths.savedSearches}>
            Saved searches
          </Link>
          <button type="button" className="button" onClick={onShare}>
            Share
          </button>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
        </div>
      </>
    );
  return (
    <form className="save-search-form" onSubmit={submit} noValidate>
      <Field
        label="Name"
        value={asDefault ? '' : name}
        maxLength={searchNameMax}
        disabled={asDefault}
        onChange={(event) => setName(event.target.value)}
        problem={tried && nameless ? 'Please name your search before saving.' : undefined}
      />
      <label className="save-search-default">
        <input type="checkbox" checked={asDefault} onChange={(event) => setAsDefault(event.target.checked)} /> Save it
        as my default search of {dictionary.name.toLowerCase()}, in the place of the one before
      </label>
      {save.isError && <Notice tone="warn">{wordsFor(save.error)}</Notice>}
      <div className="actions">
        <button type="submit" className="button primary" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving…' : thenShare ? 'Save and share' : 'Save'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
