// Accounts' two ports: their routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { checkSignUpLinkRoute } from './routes/check-sign-up-link.ts';
import { companyProfileRoutes } from './routes/company-profile.ts';
import { confirmSignUpRoute } from './routes/confirm-sign-up.ts';
import { confirmEmailChangeRoutes } from './routes/email/confirm-change.ts';
import { internalEmailChangeRoutes } from './routes/email/internal-email-changes.ts';
import { requestEmailChangeRoute } from './routes/email/request-change.ts';
import { gatewaySessionsRoute } from './routes/gateway-sessions.ts';
import { getMeRoute } from './routes/get-me.ts';
import { internalPeopleRoutes } from './routes/internal-people.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { openAccountRoute } from './routes/open-account.ts';
import type { AccountsParts } from './routes/parts.ts';
import { refreshSessionRoute } from './routes/refresh-session.ts';
import { changePasswordRoutes } from './routes/password/change-password.ts';
import { requestPasswordResetRoute } from './routes/password/request-reset.ts';
import { resetPasswordRoutes } from './routes/password/reset-password.ts';
import { answerInvitationRoutes } from './routes/team/answer-invitation.ts';
import { changeMemberRoutes } from './routes/team/change-member.ts';
import { getTeamRoute } from './routes/team/get-team.ts';
import { internalInvitationsRoute } from './routes/team/internal-invitations.ts';
import { inviteMemberRoutes } from './routes/team/invite-member.ts';
import { myAccountsRoutes } from './routes/team/my-accounts.ts';
import { requestSignUpRoute } from './routes/request-sign-up.ts';
import { endOwnSessionsRoutes } from './routes/sessions/end-own-sessions.ts';
import { listSessionsRoute } from './routes/sessions/list-sessions.ts';

export function addRoutes(app: HttpApp, parts: AccountsParts): void {
  loginRoute(app, parts);
  refreshSessionRoute(app, parts);
  logoutRoute(app, parts);
  requestSignUpRoute(app, parts);
  checkSignUpLinkRoute(app, parts);
  confirmSignUpRoute(app, parts);
  requestPasswordResetRoute(app, parts);
  resetPasswordRoutes(app, parts);
  changePasswordRoutes(app, parts);
  requestEmailChangeRoute(app, parts);
  confirmEmailChangeRoutes(app, parts);
  listSessionsRoute(app, parts);
  endOwnSessionsRoutes(app, parts);
  getMeRoute(app, parts);
  companyProfileRoutes(app, parts);
  getTeamRoute(app, parts);
  inviteMemberRoutes(app, parts);
  changeMemberRoutes(app, parts);
  answerInvitationRoutes(app, parts);
  myAccountsRoutes(app, parts);
  gatewaySessionsRoute(app, parts);
}

/** What services and operators ask accounts. */
export function addInternalRoutes(app: HttpApp, parts: AccountsParts): void {
  internalPeopleRoutes(app, parts);
  internalEmailChangeRoutes(app, parts);
  internalInvitationsRoute(app, parts);
  openAccountRoute(app, parts);
}
