import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { get } from '../../server/client.ts';
import { site } from '../../site.ts';
import { judge, type Judged } from './shown-by-data.ts';

/** What the public site says of its data and sells, and which of it this installation's own data do not show. */
export function ClaimsPage() {
  return (
    <SuperAdminsOnly>
      <PageTitle>Claims of the site</PageTitle>
      <p>
        What the public pages claim and sell is one document, and yours to change: its numbers as they are stated, or in
        their place what this installation counts. Until somebody saves it, it says what the site came with.{' '}
        <Link to={paths.siteDocument(site.id, 'claims', 'public')}>Edit the document</Link>
      </p>
      <ShownByData />
    </SuperAdminsOnly>
  );
}

function ShownByData() {
  const [nowMs] = useState(() => Date.now());
  const known = useQuery({
    queryKey: ['claims', site.id],
    // Whoever comes from the editor sees what was saved.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [claims, { datasets }, facts, { banner }] = await Promise.all([
        get('/api/v2/claims', { query: { site: site.id }, signal, fresh: true }),
        get('/api/v2/superadmin/datasets', { signal }),
        get('/api/v2/lead-facts', { signal, fresh: true }),
        get('/api/v2/banner', { signal }),
      ]);
      return { claims, datasets, facts, banner };
    },
  });
  return (
    <Loaded query={known} skeleton={<Bone height={240} />} safe="Nothing was changed.">
      {({ claims, ...found }) => <ClaimsTable rows={judge(claims, { ...found, desktopUrl: site.desktopUrl, nowMs })} />}
    </Loaded>
  );
}

function ClaimsTable({ rows }: { rows: readonly Judged[] }) {
  if (rows.length === 0) return <p className="help">The site claims nothing.</p>;
  const open = rows.filter(({ isShown }) => !isShown).length;
  return (
    <>
      <p>
        {open === 0
          ? 'Your own data show all of it.'
          : `Your own data do not show ${open} of ${rows.length}: answer for them yourself, or take them out.`}
      </p>
      <TableScroll label="Claims">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">What the site says</th>
              <th scope="col">What your data say</th>
              <th scope="col">Your data show it</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ claim, data, isShown }) => (
              <tr key={claim}>
                <th scope="row">{claim}</th>
                <td>{data}</td>
                <td>{isShown ? 'Yes' : 'No'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}
