import { Brand } from './brand.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { site } from '../../site.ts';

const legal = [
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
  { label: 'California disclosures', to: paths.ccpa },
  { label: 'Your privacy choices', to: paths.optOut },
];

/** The foot of every public page: the map of this site, and what the law wants to be found everywhere. */
export function SiteMap() {
  return (
    <footer className="public-foot">
      <div className="foot-brand">
        <Brand />
        <p className="help">{site.tagline}</p>
      </div>
      <nav aria-label="About this site" className="foot-map">
        {site.map.map(({ heading, links }) => (
          <div key={heading}>
            <p className="foot-heading">{heading}</p>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="foot-legal">
        <nav aria-label="Legal">
          {legal.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <SchemeSwitch />
      </div>
    </footer>
  );
}
