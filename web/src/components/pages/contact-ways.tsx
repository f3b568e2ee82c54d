import { site } from '../../site.ts';

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
          <a href={`sms:${site.supportText.replaceAll(/[^+\d]/g, '')}`}>{site.supportText}</a>
        </dd>
        <dd className="help">Mon-Fri 10am-3pm MST</dd>
      </div>
    </dl>
  );
}
