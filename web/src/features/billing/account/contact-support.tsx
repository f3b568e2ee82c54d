import { Icon } from '../../../components/layout/icon.tsx';

/** Stands in place of dearer plans while upgrades go through support. */
export function ContactSupport({ email }: { email: string }) {
  return (
    <section className="contact-support" aria-labelledby="contact-support-title">
      <h3 id="contact-support-title">
        <Icon name="mail" /> Please contact support to upgrade your plan.
      </h3>
      <p>Your billing account was changed lately. For a while, an upgrade is made by our support team.</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
