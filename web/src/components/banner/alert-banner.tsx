import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Banner } from '../../server/api-types.ts';
import type { Tone } from '../feedback/notice.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';
import { useBanner } from './use-banner.ts';
import './alert-banner.css';

const DEFAULT_TEXT = 'Beta desktop downloads are unlimited until New Year.';

const looks: Record<Banner['variant'], { tone: Tone; icon: IconName }> = {
  info: { tone: 'info', icon: 'info' },
  success: { tone: 'ok', icon: 'check' },
  warning: { tone: 'warn', icon: 'warn' },
  danger: { tone: 'bad', icon: 'warn' },
};

/** What a super-admin announces on every page. It stays in sight while the page scrolls, until it is dismissed. */
export function AlertBanner() {
  const { banner, dismiss } = useBanner();
  if (banner === null) return null;
  const { variant, heading, text, link } = banner;
  const { tone, icon } = looks[variant];
  const dismissed = () => {
    // The button goes away with the banner, and must not take the focus out of the page.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    dismiss();
  };
  return (
    <section aria-label="Announcement" className={`alert-banner notice notice-${tone}`}>
      <Icon name={icon} />
      <div className="notice-text">
        <strong>{heading ?? 'Unlimited downloads on our desktop app'}</strong>
        <p>
          {text ?? (
            <>
              {DEFAULT_TEXT} <Link to={paths.desktopApp}>Get the desktop app</Link>
            </>
          )}{' '}
          {link !== null && <Link to={paths.billing}>{link}</Link>}
        </p>
      </div>
      <button type="button" className="icon-button" aria-label="Dismiss the announcement" onClick={dismissed}>
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
