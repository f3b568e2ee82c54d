import { shownPhone } from '../../components/company-profile/typed-profile.ts';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useAccount } from '../../server/live/account.ts';
import { site } from '../../site.ts';
import { useSubscription } from './api.ts';

/** Stands in place of a page that is for admins of the account, and says whom to ask: the company, or support. */
export function Restricted() {
  return (
    <div className="restricted">
      <PageTitle title="You do not have access to this page">You do not have access to this page</PageTitle>
      <p>It is for admins of your account. Ask one of them, or write to our support.</p>
      <Company />
      <Support />
    </div>
  );
}

/** Nothing while nobody has entered a company profile. */
function Company() {
  const account = useAccount();
  return (
    <Loaded query={account} skeleton={<Bone width={240} height={72} />}>
      {({ companyProfile: company }) =>
        company !== null && (
          <section aria-labelledby="restricted-company">
            <h2 id="restricted-company">{company.name}</h2>
            <dl className="facts">
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${company.phone}`}>{shownPhone(company.phone)}</a>
              </dd>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </dl>
          </section>
        )
      }
    </Loaded>
  );
}

function Support() {
  const subscription = useSubscription();
  return (
    <Loaded query={subscription} skeleton={<Bone width={240} height={72} />}>
      {({ supportEmail }) => (
        <section aria-labelledby="restricted-support">
          <h2 id="restricted-support">{site.brand} support</h2>
          <dl className="facts">
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </dd>
          </dl>
        </section>
      )}
    </Loaded>
  );
}
