import type { PreviewColumn } from './preview-columns.ts';

/** The same heads over the rows and over what stands there until they arrive. */
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
