import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useSubscription } from './api.ts';

/** Stands in place of a page that is for admins of the account, and says whom to ask. */
export function Restricted() {
  const subscription = useSubscription();
  return (
    <div className="restricted">
      <PageTitle>You do not have access to this page</PageTitle>
      <p>It is for admins of your account. Ask one of them, or write to us.</p>
      <Loaded query={subscription} skeleton={<Bone width={240} />}>
        {({ supportEmail }) => (
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        )}
      </Loaded>
    </div>
  );
}
