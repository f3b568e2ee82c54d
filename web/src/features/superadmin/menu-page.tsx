import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import './superadmin.css';

const entries = [
  { to: paths.allUsers, label: 'View All Users', about: 'Everybody of every account. Act for one of them.' },
  { to: paths.errorLog, label: 'Errors', about: 'What failed in the browsers of customers.' },
  {
    to: paths.sentMessages,
    label: 'Messages',
    about: 'What was mailed or texted to an account, and whether it arrived.',
  },
  { to: paths.siteDocuments, label: 'Site documents', about: 'Texts and settings of the site.' },
  {
    to: paths.claims,
    label: 'Claims of the site',
    about: 'What the public pages claim, and what your data show of it.',
  },
  { to: paths.privacyRequests, label: 'Privacy requests', about: 'What people ask about their data, with its day.' },
  {
    to: paths.leadData,
    label: 'Lead data',
    about: 'Versions of the leads: what an import found, and which is searched.',
  },
  { to: paths.fieldTest, label: 'Field test', about: 'Every filter of each dictionary by its control.' },
  { to: paths.finance, label: 'Finance', about: 'Events of billing, statements and adjustments.' },
];

export function SuperAdminMenuPage() {
  return (
    <SuperAdminsOnly isMenu>
      <PageTitle>SuperAdmin Menu</PageTitle>
      <ul className="super-admin-menu">
        {entries.map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p className="help">{about}</p>
          </li>
        ))}
      </ul>
    </SuperAdminsOnly>
  );
}
