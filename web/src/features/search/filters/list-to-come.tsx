// Stands for a filter whose list of values is on its way, or could not be fetched. In a closed group nothing is on its way.
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import type { FilterField } from '../../../server/api-types.ts';
import { useItemsApart } from '../../../server/searches/dictionaries.ts';

export function ListToCome({ dictId, field, seen }: { dictId: string; field: FilterField; seen: boolean }) {
  const items = useItemsApart(dictId, field.field, seen);
  return (
    <div className="filter" role="group" aria-label={field.label}>
      <span className="filter-label">{field.label}</span>
      {seen && (
        <Loaded query={items} skeleton={<Bone height={120} />}>
          {() => null}
        </Loaded>
      )}
    </div>
  );
}
