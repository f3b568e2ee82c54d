// Who can log in after `npm start`. Sandbox people with one known password; nothing like it exists
// in a distributed installation.
export const demoPassword = 'quiet-meadow-17';

export const demoPeople = [
  { email: 'owner@demo.test', name: 'Olivia Owner', who: 'owner, Team plan', planId: 'team-unlimited' },
  {
    email: 'member@demo.test',
    name: 'Max Member',
    who: 'team member of the owner',
    memberOf: 'owner@demo.test',
    role: 'download',
  },
  { email: 'finance@demo.test', name: 'Fiona Finance', who: 'finance', planId: 'free-trial', staff: 'finance' },
  { email: 'admin@demo.test', name: 'Ada Admin', who: 'super-admin', planId: 'free-trial', staff: 'super-admin' },
] as const;
