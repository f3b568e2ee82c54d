// Example requests of the routes of accounts, except the team's.
import { randomUUID } from 'node:crypto';
import { owner } from '../downloads/download-path.ts';
import { unknownOf, type Example } from './example.ts';

const pageFailure = {
  error: 'TypeError: matrix',
  errorInfo: '',
  state: { signedIn: false, online: true, width: 360, height: 640, language: 'en' },
  location: { host: '', href: '', origin: '', pathname: '/', port: '', protocol: 'http:', search: '' },
};

/** None of them changes anything. */
export function accountsExamplesFor(): Record<string, Example> {
  return {
    'POST /api/login': { body: { email: owner.email, password: owner.password } },
    'POST /api/v2/sessions/refresh': { refusal: { status: 401, code: 'session-over' } },
    'POST /api/v2/sessions/logout': {},
    'POST /api/v2/sign-ups': { body: { email: `matrix.${randomUUID().slice(0, 8)}@canary.test` } },
    'POST /api/v2/sign-ups/check-link': { body: { token: 'never-mailed' } },
    'POST /api/v2/sign-ups/confirm': {
      body: { token: 'never-mailed', password: 'violet harbour lamp 31' },
      refusal: { status: 410, code: 'link-not-usable' },
    },
    'POST /api/v2/password-resets': { body: { email: `matrix.${randomUUID().slice(0, 8)}@canary.test` } },
    'POST /api/v2/password-resets/check-link': { body: { token: 'never-mailed' } },
    'POST /api/v2/password-resets/confirm': {
      body: { token: 'never-mailed', password: 'violet harbour lamp 31' },
      refusal: { status: 410, code: 'reset-link-not-usable' },
    },
    'POST /api/v2/me/reauthentication': {
      body: { currentPassword: 'never the password' },
      refusal: { status: 403, code: 'password-wrong' },
    },
    'POST /api/v2/me/password': {
      body: { currentPassword: 'never the password', newPassword: 'violet harbour lamp 31' },
      refusal: { status: 403, code: 'password-wrong' },
    },
    'POST /api/v2/me/email': {
      body: { currentPassword: 'never the password', email: 'matrix@canary.test' },
      refusal: { status: 403, code: 'password-wrong' },
    },
    'POST /api/v2/email-changes/check-link': { body: { token: 'never-mailed' } },
    'POST /api/v2/email-changes/confirm': {
      body: { token: 'never-mailed' },
      refusal: { status: 410, code: 'email-link-not-usable' },
    },
    'POST /api/v2/request_ccpa_optout': {
      body: { email: `matrix.${randomUUID().slice(0, 8)}@canary.test`, response: 'in the header here' },
    },
    'POST /api/v2/privacy-requests/check-link': { body: { token: 'never-mailed' } },
    'POST /api/v2/privacy-requests/confirm': {
      body: { token: 'never-mailed' },
      refusal: { status: 410, code: 'privacy-link-not-usable' },
    },
    'POST /api/v2/superadmin/privacy-requests/:requestId/extend': {
      params: { requestId: 'none' },
      body: { reason: 'hard-to-find' },
      of: 'everybody',
      refusal: unknownOf('privacy-request'),
    },
    'POST /api/v2/superadmin/privacy-requests/:requestId/answer': {
      params: { requestId: 'none' },
      body: { outcome: 'exempt' },
      of: 'everybody',
      refusal: unknownOf('privacy-request'),
    },
    'POST /api/v2/superadmin/privacy-requests/:requestId/erase-person': {
      params: { requestId: 'none' },
      of: 'everybody',
      refusal: unknownOf('privacy-request'),
    },
    'POST /api/v2/me/data': {
      body: { currentPassword: 'never the password' },
      refusal: { status: 403, code: 'password-wrong' },
    },
    'POST /api/v2/me/erasure': {
      body: { currentPassword: 'never the password' },
      refusal: { status: 403, code: 'password-wrong' },
    },
    // One of the super-admin's other sessions acts for somebody.
    'POST /api/v2/me/sessions/end-others': { notBy: 'super-admin' },
    'POST /api/v2/me/account-port': {},
    'POST /api/v2/me/sessions/:id/end': { params: { id: 'none' }, of: 'owner', refusal: unknownOf('session') },
    'PUT /api/v2/company-profile': {
      body: { name: 'Matrix Roofing', phone: '(602) 555-0134', email: 'office@canary.test' },
    },
    'POST /api/v2/errors': { body: pageFailure },
    'POST /api/v2/me/errors': { body: pageFailure },
    'GET /api/v2/superadmin/sites/:site/:collection': {
      params: { site: 'main', collection: 'matrix' },
      of: 'everybody',
    },
    'GET /api/v2/superadmin/sites/:site/:collection/:docId': {
      params: { site: 'main', collection: 'matrix', docId: 'none' },
      of: 'everybody',
      refusal: unknownOf('site-document'),
    },
    'PUT /api/v2/superadmin/sites/:site/:collection/:docId': {
      params: { site: 'main', collection: 'matrix', docId: 'kept' },
      body: { revision: 0, fields: [{ name: 'title', type: 'text', value: 'Matrix' }] },
      of: 'everybody',
    },
    'POST /api/v2/superadmin/sites/:site/:collection/:docId/delete': {
      params: { site: 'main', collection: 'matrix', docId: 'none' },
      body: { revision: 1 },
      of: 'everybody',
      refusal: unknownOf('site-document'),
    },
    'POST /api/start_verification': {
      body: { sms_to: '(602) 555-0177' },
      refusal: { status: 409, code: 'phone-not-saved' },
    },
    'POST /api/verify_account': { body: { verificationCode: '000000' } },
    'POST /api/v2/superadmin/sign-up-links': {
      body: { email: owner.email },
      refusal: { status: 409, code: 'already-a-customer' },
    },
    'POST /api/v2/superadmin/impersonations': {
      body: { personId: 'none', reason: 'asked by the matrix' },
      refusal: unknownOf('person'),
    },
    'POST /api/v2/superadmin/impersonations/stop': {},
  };
}
