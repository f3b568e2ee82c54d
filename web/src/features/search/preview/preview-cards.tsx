// A row as a card, on screens too narrow for a table: the fields people judge a lead by, the rest after a click.
import { useId } from 'react';
import type { Preview } from '../../../server/api-types.ts';
import { cellOf, type PreviewColumn } from './preview-columns.ts';

// City and state, phone, e-mail and age.
const shownAtFirst = 4;

type Props = { preview: Preview; columns: readonly PreviewColumn[]; filtered: readonly string[]; fading: boolean };

export function PreviewCards({ preview, columns, filtered, fading }: Props) {
  const [name, ...others] = columns;
  const first = others.filter(({ id }, index) => index < shownAtFirst || filtered.includes(id));
  const rest = others.filter((column) => !first.includes(column));
  return (
    <ul className={fading ? 'cards fading' : 'cards'} aria-label="Sample of the leads">
      {preview.rows.map((row, index) => (
        <Card
          key={index}
          name={name === undefined ? '' : cellOf(name, row)}
          row={row}
          first={first}
          rest={rest}
          masked={preview.masked}
        />
      ))}
    </ul>
  );
}

type CardProps = {
  name: string;
  row: Record<string, string>;
  first: readonly PreviewColumn[];
  rest: readonly PreviewColumn[];
  masked: readonly string[];
};

function Card({ name, row, first, rest, masked }: CardProps) {
  const id = useId();
  return (
    <li className="lead-card" aria-labelledby={id}>
      <h2 id={id}>{name === '' ? '–' : name}</h2>
      <Lines columns={first} row={row} masked={masked} />
      {rest.length > 0 && (
        <details>
          <summary>More</summary>
          <Lines columns={rest} row={row} masked={masked} />
        </details>
      )}
    </li>
  );
}

function Lines({
  columns,
  row,
  masked,
}: {
  columns: readonly PreviewColumn[];
  row: Record<string, string>;
  masked: readonly string[];
}) {
  return (
    <dl>
      {columns.map((column) => {
        const text = cellOf(column, row);
        return (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd className={column.fields.some((field) => masked.includes(field)) ? 'masked' : undefined}>
              {text === '' ? '–' : text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
