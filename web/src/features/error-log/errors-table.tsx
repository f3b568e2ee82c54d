import { Fragment, useState } from 'react';
import { OpenCell, PagedTable } from '../../components/layout/paged-table.tsx';
import type { PageFailure } from '../../server/api-types.ts';

type Props = { errors: readonly PageFailure[]; fetching: boolean; more: (() => void) | null };

/** A row opens to all that was reported. */
export function ErrorsTable({ errors, fetching, more }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <PagedTable
      label="Errors"
      className="errors-table"
      head={
        <>
          <th scope="col">Time (UTC)</th>
          <th scope="col">Error</th>
          <th scope="col">Page</th>
          <th scope="col">Person</th>
          <th scope="col">
            <span className="only-heard">Details</span>
          </th>
        </>
      }
      more={more}
      moreWords="Show older errors"
      fetching={fetching}
    >
      {errors.map((error) => (
        <ErrorRow
          key={error.id}
          error={error}
          open={openId === error.id}
          onToggle={() => setOpenId(openId === error.id ? null : error.id)}
        />
      ))}
    </PagedTable>
  );
}

function ErrorRow({ error, open, onToggle }: { error: PageFailure; open: boolean; onToggle: () => void }) {
  return (
    <Fragment>
      <tr>
        <td className="nowrap">{utc(error.timeStamp)}</td>
        <td className="said">{error.error}</td>
        <td className="said">{error.location.pathname}</td>
        <td className="said">{personOf(error)}</td>
        <OpenCell open={open} label={`Details of the error at ${utc(error.timeStamp)}`} onToggle={onToggle} />
      </tr>
      {open && (
        <tr className="error-details">
          <td colSpan={5}>
            <Details error={error} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Details({ error: { id, uid, accountId, state, location, errorInfo } }: { error: PageFailure }) {
  const facts: [string, string | null][] = [
    ['Record', id],
    ['Person', uid],
    ['Account', accountId],
    ...Object.entries(location).map(([name, value]): [string, string] => [name, value]),
    ...Object.entries(state).map(([name, value]): [string, string] => [name, String(value)]),
  ];
  return (
    <>
      <dl className="facts">
        {facts.map(([words, value]) =>
          value === null || value === '' ? null : (
            <Fragment key={words}>
              <dt>{words}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
        )}
      </dl>
      <pre>{errorInfo}</pre>
    </>
  );
}

function personOf({ email, uid, accountId }: PageFailure): string {
  if (email !== null) return email;
  return uid === null && accountId === null ? 'A visitor' : 'Somebody who was erased';
}

const utc = (at: string): string => at.slice(0, 19).replace('T', ' ');
