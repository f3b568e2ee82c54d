import { formatNumber } from '../../components/words/format.ts';
import { lotWithEnd } from '../../components/words/ledger-words.ts';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import type { Download, Filter, FilterField } from '../../server/api-types.ts';
import { useDictionary } from '../../server/searches/dictionaries.ts';
import { usePlaceNames } from './api.ts';

export function AskedFor({ download }: { download: Download }) {
  const { geography, filters } = download.query;
  const dictionary = useDictionary(
    download.dictId,
    filters.map(({ field }) => field),
  );
  const places = usePlaceNames(geography);
  const nameOf = (value: string): string => places.data?.find((item) => item.value === value)?.name ?? value;
  return (
    <section aria-label="What was ordered">
      <h3>What was ordered</h3>
      <dl className="facts">
        <dt>Leads</dt>
        <dd>{dictionary.data?.name ?? download.dictId}</dd>
        <dt>Place</dt>
        <dd>{geography.kind === 'nationwide' ? 'The whole country' : geography.values.map(nameOf).join(', ')}</dd>
        {filters.map((filter) => {
          const field = dictionary.data?.filters.find((candidate) => candidate.field === filter.field);
          return <FilterFact key={filter.field} filter={filter} field={field} />;
        })}
      </dl>
    </section>
  );
}

function FilterFact({ filter, field }: { filter: Filter; field: FilterField | undefined }) {
  const label = (value: string | number | undefined): string =>
    field?.items?.find((item) => item.value === value)?.label ?? String(value ?? 'any');
  return (
    <>
      <dt>{field?.label ?? filter.field}</dt>
      <dd>
        {filter.omit === true && 'not '}
        {'anyOf' in filter ? filter.anyOf.map(label).join(' or ') : `${label(filter.from)} to ${label(filter.to)}`}
      </dd>
    </>
  );
}

/** For each lot: how many leads were set aside, returned and were charged. */
export function CostByLot({ cost }: { cost: NonNullable<Download['cost']> }) {
  return (
    <section aria-label="What it cost">
      <h3>What it cost</h3>
      <TableScroll label="What it cost, lot by lot">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col" className="number">
                Set aside
              </th>
              <th scope="col" className="number">
                Returned
              </th>
              <th scope="col" className="number">
                Cost
              </th>
            </tr>
          </thead>
          <tbody>
            {cost.lots.map((lot, place) => (
              // The list of lots never changes, so its index is a stable key.
              <tr key={place}>
                <td>{lotWithEnd(lot)}</td>
                <td className="number">{formatNumber(lot.setAside)}</td>
                <td className="number">{formatNumber(lot.returned)}</td>
                <td className="number strong">{formatNumber(lot.used)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}
