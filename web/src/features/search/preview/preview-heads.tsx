import type { PreviewColumn } from './preview-columns.ts';

/** Column heads, the same over the rows and over the skeleton. */
export function PreviewHeads({ columns }: { columns: readonly PreviewColumn[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, label }) => (
          <th key={id} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
