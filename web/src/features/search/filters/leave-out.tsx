// Negates a filter that is set: leads that have any other value.
import { useId } from 'react';
import { asksWhetherThereIsOne } from '@leadwright/leads/rules/field-names';
import type { Filter, FilterField } from '../../../server/api-types.ts';
import { inSentence } from '../query/sentence.ts';

type Props = { field: FilterField; filter: Filter | undefined; onFilter: (filter: Filter | null) => void };

/** The button that negates a filter; nothing where no filter is set. */
export function LeaveOut({ field, filter, onFilter }: Props) {
  const id = useId();
  if (filter === undefined || asksWhetherThereIsOne(field)) return null;
  const { omit, ...asked } = filter;
  return (
    <div className="leave-out">
      <button
        type="button"
        className="button quiet"
        aria-label={`Leave these out: ${field.label}`}
        aria-pressed={omit === true}
        aria-describedby={id}
        onClick={() => onFilter(omit === true ? asked : { ...asked, omit: true })}
      >
        Leave these out
      </button>
      <p className="help" id={id}>
        Leads whose {inSentence(field.label)} is not known match neither this nor its opposite.
      </p>
    </div>
  );
}

/** `next`, negated if `filter` is. */
export function sameSide(filter: Filter | undefined, next: Filter | null): Filter | null {
  return next !== null && filter?.omit === true ? { ...next, omit: true } : next;
}
