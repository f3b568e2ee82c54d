// Accounts' two ports: their routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { checkSignUpLinkRoute } from './routes/check-sign-up-link.ts';
import { companyProfileRoutes } from './routes/company-profile.ts';
import { confirmSignUpRoute } from './routes/confirm-sign-up.ts';
import { confirmEmailChangeRoutes } from './routes/email/confirm-change.ts';
import { internalEmailChangeRoutes } from './routes/email/internal-email-changes.ts';
import { requestEmailChangeRoute } from './routes/email/request-change.ts';
import { listErrorsRoute } from './routes/errors/list-errors.ts';
import { reportErrorRoutes } from './routes/errors/report-error.ts';
import { gatewaySessionsRoute } from './routes/gateway-sessions.ts';
import { getMeRoute } from './routes/get-me.ts';
import { internalPeopleRoutes } from './routes/internal-people.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { openAccountRoute } from './routes/open-account.ts';
import type { AccountsParts } from './routes/parts.ts';
import { refreshSessionRoute } from './routes/refresh-session.ts';
import { internalCodesRoute } from './routes/phone/internal-codes.ts';
import { startVerificationRoute } from './routes/phone/start-verification.ts';
import { verifyAccountRoute } from './routes/phone/verify-account.ts';
import { changePasswordRoutes } from './routes/password/change-password.ts';
import { requestPasswordResetRoute } from './routes/password/request-reset.ts';
import { resetPasswordRoutes } from './routes/password/reset-password.ts';
import { answerInvitationRoutes } from './routes/team/answer-invitation.ts';
import { changeMemberRoutes } from './routes/team/change-member.ts';
import { getTeamRoute } from './routes/team/get-team.ts';
import { internalInvitationsRoute } from './routes/team/internal-invitations.ts';
import { inviteMemberRoutes } from './routes/team/invite-member.ts';
import { myAccountsRoutes } from './routes/team/my-accounts.ts';
import { impersonationRoutes } from './routes/superadmin/impersonation.ts';
import { listPeopleRoute } from './routes/superadmin/list-people.ts';
import { requestSignUpRoute } from './routes/request-sign-up.ts';
import { changeDocumentRoutes } from './routes/site-documents/change-document.ts';
import { getBannerRoute } from './routes/site-documents/get-banner.ts';
import { readDocumentsRoutes } from './routes/site-documents/read-documents.ts';

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
  getMeRoute(app, parts);
  companyProfileRoutes(app, parts);
  getTeamRoute(app, parts);
  inviteMemberRoutes(app, parts);
  changeMemberRoutes(app, parts);
  answerInvitationRoutes(app, parts);
  myAccountsRoutes(app, parts);
  listPeopleRoute(app, parts);
  impersonationRoutes(app, parts);
  reportErrorRoutes(app, parts);
  listErrorsRoute(app, parts);
  readDocumentsRoutes(app, parts);
  changeDocumentRoutes(app, parts);
  getBannerRoute(app, parts);
  startVerificationRoute(app, parts);
  verifyAccountRoute(app, parts);
  gatewaySessionsRoute(app, parts);
}

/** What services and operators ask accounts. */
export function addInternalRoutes(app: HttpApp, parts: AccountsParts): void {
  internalPeopleRoutes(app, parts);
  internalInvitationsRoute(app, parts);
  internalEmailChangeRoutes(app, parts);
  internalCodesRoute(app, parts);
  openAccountRoute(app, parts);
}
