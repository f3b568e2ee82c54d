import { site } from '../../site.ts';

const digitsOf = (number: string): string => number.replaceAll(/[^+\d]/g, '');

/** How support is reached, and when. */
export function ContactWays() {
  return (
    <dl className="three contact-ways">
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </dd>
        <dd className="help">Answered 24/7.</dd>
      </div>
      <div>
        <dt>Text message</dt>
        <dd>
          <a href={`sms:${digitsOf(site.supportText)}`}>{site.supportText}</a>
        </dd>
        <dd className="help">Mon-Fri 10am-3pm MST</dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${digitsOf(site.supportPhone)}`}>{site.supportPhone}</a>
        </dd>
        <dd className="help">Mon-Fri 10am-3pm MST</dd>
      </div>
    </dl>
  );
}
