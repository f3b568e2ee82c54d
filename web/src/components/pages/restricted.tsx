import { Icon } from '../layout/icon.tsx';
import { PageTitle } from './page-title.tsx';

/** Stands in place of a page that is for admins of the account, and says whom to ask. */
export function Restricted() {
  return (
    <div className="restricted">
      <PageTitle>
        <Icon name="lock" /> You do not have access to this page
      </PageTitle>
      <p>It is for admins of your account. Ask one of them, or write to us.</p>
    </div>
  );
}
