// What the team page asks before it acts, and what it says afterwards: each names the person and the role.
import type { Act } from './api.ts';

type Words = { title: string; question: string; submit: string; done: string };

/** The name, else the address. */
export function nameOf({ name, email }: { name: string | null; email: string }): string {
  return name !== null && name !== '' ? name : email;
}

export function wordsOf(act: Act): Words {
  const who = nameOf(act.kind === 'invite' ? act : act.person);
  switch (act.kind) {
    case 'invite':
      return {
        title: 'Add to your team',
        question: `Invite ${who} (${act.email}) to your team as ${act.role}? A link that lasts 7 days is mailed.`,
        submit: 'Send the invitation',
        done: `${who} was invited to your team as ${act.role}.`,
      };
    case 'resend':
      return {
        title: 'Send the invitation again',
        question: `Mail ${who} a new link to join as ${act.person.role}? The link before stops working.`,
        submit: 'Send it again',
        done: `The invitation of ${who} as ${act.person.role} was sent again.`,
      };
    case 'withdraw':
      return {
        title: 'Withdraw the invitation',
        question: `Withdraw the invitation of ${who} as ${act.person.role}? The mailed link stops working.`,
        submit: 'Withdraw',
        done: `The invitation of ${who} as ${act.person.role} was withdrawn.`,
      };
    case 'role':
      return {
        title: 'Change the role',
        question: `Change the role of ${who} from ${act.person.role} to ${act.to}? ${who} has to log in again.`,
        submit: 'Change the role',
        done: `${who} now has the role ${act.to}.`,
      };
    case 'disable':
      return {
        title: 'Disable a member',
        question: `Disable ${who} (${act.person.role})? ${who} keeps the seat, and cannot work in this account for now.`,
        submit: 'Disable',
        done: `${who} (${act.person.role}) was disabled.`,
      };
    case 'enable':
      return {
        title: 'Enable a member',
        question: `Let ${who} work in this account again as ${act.person.role}?`,
        submit: 'Enable',
        done: `${who} can work in this account again as ${act.person.role}.`,
      };
    case 'remove':
      return {
        title: 'Remove from your team',
        question: `Remove ${who} (${act.person.role}) from your team? Access to this account ends at once.`,
        submit: 'Remove',
        done: `${who} (${act.person.role}) was removed from your team.`,
      };
  }
}
