// Downloads of the product before this one: records to be read, without files.
import { useQuery } from '@tanstack/react-query';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatDay, formatNumber } from '../../components/words/format.ts';
import { nounFor } from '@leadwright/leads/counted';
import { get } from '../../server/client.ts';
import { downloadsKey } from '../../server/searches/downloads.ts';

/** Nothing where none were brought over. Closed at first, as their files are not here. */
export function ImportedDownloads() {
  const imported = useQuery({
    queryKey: [...downloadsKey, 'imported'],
    queryFn: async ({ signal }) => (await get('/api/v2/imported-downloads', { signal })).downloads,
    // They never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = imported.data ?? [];
  if (all.length === 0) return null;
  return (
    <details className="imported-downloads">
      <summary>
        {formatNumber(all.length)} {nounFor(all.length, 'download', 'downloads')} from before
      </summary>
      <p className="help">You made these in the product before this one. Their files were not brought over.</p>
      <TableScroll label="Downloads from before">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="number">
                Rows
              </th>
              <th scope="col">Ordered</th>
              <th scope="col">Reported</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ id, name, rows, timestamp, reported, reason }) => (
              <tr key={id}>
                <td>{name}</td>
                <td className="number">{formatNumber(rows)}</td>
                <td>{formatDay(timestamp * 1000)}</td>
                <td>{reported ? (reasons[reason] ?? 'Yes') : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}

const reasons: Record<string, string> = { blankFile: 'As blank', wrongLeads: 'As wrong leads' };
