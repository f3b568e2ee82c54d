// Takes the place of a preview until its rows arrive.
import { Bone } from '../../../components/feedback/loaded.tsx';
import type { PreviewColumn } from './preview-columns.ts';
import { PreviewHeads } from './preview-heads.tsx';

const rowsShown = 8;

export function PreviewSkeleton({ columns, cards }: { columns: readonly PreviewColumn[]; cards: boolean }) {
  return (
    <section className="preview" aria-busy="true" aria-label="Preview">
      <p className="help preview-why">
        <Bone width={320} />
      </p>
      {cards ? <Bone height={rowsShown * 36} /> : <TableBones columns={columns} />}
    </section>
  );
}

function TableBones({ columns }: { columns: readonly PreviewColumn[] }) {
  return (
    <div className="table-scroll">
      <table className="data dense">
        <PreviewHeads columns={columns} />
        <tbody aria-hidden="true">
          {Array.from({ length: rowsShown }, (_, row) => (
            <tr key={row}>
              {columns.map(({ id }) => (
                <td key={id}>
                  <Bone width={`${50 + ((row * 7) % 40)}%`} height={12} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
