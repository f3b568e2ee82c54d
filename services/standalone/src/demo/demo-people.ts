// Sandbox people of `npm start`. An installation of your own has none of them.
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
  {
    email: 'finance2@demo.test',
    name: 'Frank Finance',
    who: 'finance, the second pair of eyes',
    planId: 'free-trial',
    staff: 'finance',
  },
  { email: 'admin@demo.test', name: 'Ada Admin', who: 'super-admin', planId: 'free-trial', staff: 'super-admin' },
] as const;
