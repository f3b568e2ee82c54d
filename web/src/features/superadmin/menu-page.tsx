import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { OwnPage } from './own-page.tsx';
import './superadmin.css';

const entries = [
  { to: paths.allUsers, label: 'View All Users', about: 'Everybody of every account. Act for one of them.' },
  { to: paths.errorLog, label: 'Errors', about: 'What failed in the browsers of customers.' },
  { to: paths.siteDocuments, label: 'Site documents', about: 'Texts and settings of the site.' },
  { to: paths.finance, label: 'Finance', about: 'Events of billing, statements and adjustments.' },
];

export function SuperAdminMenuPage() {
  return (
    <OwnPage title="SuperAdmin Menu">
      <ul className="super-admin-menu">
        {entries.map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p className="help">{about}</p>
          </li>
        ))}
      </ul>
    </OwnPage>
  );
}
