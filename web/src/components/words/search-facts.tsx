import { formatLeads } from './format.ts';

type Search = {
  places: readonly string[];
  conditions: readonly { label: string; asks: string }[];
  count: number | null;
};

/** What a saved search asks for: its places, its filters, and how many leads there were. */
export function SearchFacts({ search: { places, conditions, count } }: { search: Search }) {
  return (
    <dl className="facts">
      <dt>Geography</dt>
      <dd>
        <ul aria-label="Geography">
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </dd>
      <dt>Filters</dt>
      <dd>
        {conditions.length === 0 ? (
          'None'
        ) : (
          <ul aria-label="Filters">
            {conditions.map(({ label, asks }) => (
              <li key={label}>
                {label}: {asks}
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>Leads</dt>
      <dd>{count === null ? 'Not counted' : formatLeads(count)}</dd>
    </dl>
  );
}

/** The name of a search; a default search has none. */
export function searchTitle({ searchName, type }: { searchName: string | null; type: string }): string {
  return searchName ?? `${type} DEFAULT`;
}
