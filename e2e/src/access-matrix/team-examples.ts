// Example requests of the team's routes: none of them changes who belongs to an account.
import type { Example } from './example.ts';
import { owner } from '../downloads/download-path.ts';

const ended = { status: 410, code: 'invitation-not-usable' };
const open = { params: { personId: 'none' }, of: 'everybody', refusal: { status: 409, code: 'not-invited' } } as const;

/** `personId`: the owner's, whom others do not find in their team and who cannot be changed by the owner. */
export function teamExamplesFor(personId: string): Record<string, Example> {
  const oneself = { params: { personId }, of: 'owner', refusal: { status: 409, code: 'not-yourself' } } as const;
  return {
    // The demo owner is a member at home, and pays for an own plan everywhere else.
    'POST /api/v2/team/invitations': {
      body: { email: owner.email, name: 'Matrix', role: 'download' },
      refusal: { status: 409, code: 'already-a-member' },
      elsewhere: { status: 409, code: 'own-subscription' },
    },
    'POST /api/v2/team/invitations/:personId/resend': open,
    'POST /api/v2/team/invitations/:personId/withdraw': open,
    'POST /api/v2/team/members/:personId/role': { ...oneself, body: { role: 'download' } },
    'POST /api/v2/team/members/:personId/disable': oneself,
    'POST /api/v2/team/members/:personId/enable': oneself,
    'POST /api/v2/team/members/:personId/remove': {
      ...oneself,
      refusal: { status: 409, code: 'cannot-remove-yourself' },
    },
    'POST /api/v2/invitations/check-link': { body: { token: 'never-mailed' } },
    'POST /api/v2/invitations/accept': {
      body: { token: 'never-mailed', name: 'Matrix', password: 'violet harbour lamp 31' },
      refusal: ended,
    },
    'POST /api/v2/invitations/confirm': { body: { token: 'never-mailed' }, refusal: ended },
    'POST /api/v2/me/account': {
      body: { accountId: 'none' },
      refusal: { status: 404, code: 'account-not-yours' },
    },
    // Who was removed would go on with an account of their own; the journey of a removed member does.
    'POST /api/v2/me/conversion': { refusal: { status: 409, code: 'still-a-member' }, notBy: 'removed member' },
  };
}
