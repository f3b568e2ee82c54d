// A search that somebody shares, with names that a test chooses.
import type { Sharing } from '../../../upstreams/sharing.ts';

type Names = { name: string; sender: string };

export function createSharedSearch(): { sharing: Sharing; say(names: Names): void } {
  const names = { name: 'Roofers', sender: 'Ada' };
  const shared = () => ({ name: names.name, type: 'Businesses', count: 12, places: ['Arizona'] });
  return {
    say: (now) => Object.assign(names, now),
    sharing: {
      sender: async () => ({ email: 'ada@sender.test', name: names.sender, verified: true, recipients: [] }),
      awardTerms: async () => ({ open: true, leadsEach: 10_000, own: [], accounts: [] }),
      keep: async () => undefined,
      listed: async () => [],
      mailTo: async () => null,
      read: async () => shared(),
      link: async () => ({ shared: shared(), path: '/share/search?token=t', searchId: 's' }),
    },
  };
}
