import { site } from '../../site.ts';

/** The mark: four measures of different length, as on a rule. */
export function Brand() {
  return (
    <span className="brand">
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M3 19V3M8.3 19V9M13.6 19V6M19 19v-7" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      {site.brand}
    </span>
  );
}
