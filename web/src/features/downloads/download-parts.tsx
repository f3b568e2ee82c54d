import { formatNumber, formatSigned } from '../../components/format.ts';
import { Bone, Loaded } from '../../components/loaded.tsx';
import { entryWords } from '../../components/ledger-words.ts';
import type { Download, Filter, FilterField } from '../../server/api-types.ts';
import { useDictionaryOf, useEntriesOf, usePlaceNames } from './api.ts';

/** What the download asked for, in words. */
export function AskedFor({ download }: { download: Download }) {
  const { geography, filters } = download.query;
  const dictionary = useDictionaryOf(download.dictId);
  const places = usePlaceNames(geography);
  const nameOf = (value: string): string => places.data?.find((item) => item.value === value)?.name ?? value;
  return (
    <section aria-label="What was asked for">
      <h3>What was asked for</h3>
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
  const label = (value: string | number | undefined): string => field?.items?.find((item) => item.value === value)?.label ?? String(value ?? 'any');
  return (
    <>
      <dt>{field?.label ?? filter.field}</dt>
      <dd>{filter.omit === true && 'not '}{'anyOf' in filter ? filter.anyOf.map(label).join(' or ') : `${label(filter.from)} to ${label(filter.to)}`}</dd>
    </>
  );
}

/** Each lot's part of the cost, with the ledger entries that say so. */
export function CostByLot({ download }: { download: Download }) {
  const entries = useEntriesOf(download.id, download.version);
  return (
    <section aria-label="What it cost">
      <h3>What it cost</h3>
      <Loaded query={entries} skeleton={<Bone height={60} />} isEmpty={(list) => list.length === 0} empty={<p className="help">{formatNumber(download.leads ?? 0)} leads. The entries are among the older ones of your usage.</p>}>
        {(list) => (
          <table className="data">
            <thead>
              <tr>
                <th scope="col">Entry</th>
                <th scope="col">Lot</th>
                <th scope="col" className="number">
                  Leads
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((entry) => (
                <tr key={entry.id}>
                  <td>{entryWords(entry.type)}</td>
                  <td>
                    <code>{entry.lotId}</code>
                  </td>
                  <td className="number">{formatSigned(entry.leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}
