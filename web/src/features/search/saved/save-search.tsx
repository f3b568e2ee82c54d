// Saves the search that is open: with a name, or as the person's default of this dictionary.
import { useId, useState, type FormEvent } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { Dialog } from '../../../components/layout/dialog.tsx';
import { Icon } from '../../../components/layout/icon.tsx';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Dictionary, LeadQuery } from '../../../server/api-types.ts';
import { wordsFor } from '../../../server/problem.ts';
import { useSaveSearch } from '../../../server/searches/saved-searches.ts';
import { OrderKey } from '../../../server/order-key.ts';

const NAME_MAX = 120;

type Props = {
  dictionary: Dictionary;
  query: LeadQuery | null;
  /** Null where the search is not counted as it is now. */
  count: number | null;
  suggestedName: string;
};

/** The button; without a geography it says what is missing instead. */
export function SaveSearch(props: Props) {
  const [open, setOpen] = useState(false);
  const why = useId();
  const missing = props.query === null;
  return (
    <div className="save-search">
      <button
        type="button"
        className="button"
        aria-disabled={missing}
        {...(missing ? { 'aria-describedby': why } : {})}
        onClick={() => !missing && setOpen(true)}
      >
        <Icon name="bookmark" size={16} /> Save search
      </button>
      {missing && (
        <span className="help" id={why}>
          Select a geography to save this search
        </span>
      )}
      <Dialog title="Save search" open={open && !missing} onClose={() => setOpen(false)}>
        {props.query !== null && <SaveForm {...props} query={props.query} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

type FormProps = Props & { query: LeadQuery; onClose: () => void };

function SaveForm({ dictionary, query, count, suggestedName, onClose }: FormProps) {
  const [name, setName] = useState(suggestedName.slice(0, NAME_MAX));
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
      queryUrl: `/api/v2/searches/count?dictId=${dictionary.dictId}&index=${dictionary.index}`,
      geographyParams: query.geography,
      searchParams: query.filters,
      count,
    };
    save.mutate({ search, idempotencyKey: key.keyFor(search) }, { onSettled: (_, error) => key.settle(error) });
  };
  if (save.isSuccess)
    return (
      <>
        <Notice tone="ok">Wahoo, your search was saved!</Notice>
        <div className="actions">
          <Link className="button primary" to={paths.savedSearches}>
            Saved searches
          </Link>
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
        maxLength={NAME_MAX}
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
          {save.isPending ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
