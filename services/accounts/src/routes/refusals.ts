// Which refusal is answered with which status and words.
import { Problem } from '@leadwright/runtime/problem';

// One answer for an unknown address, a wrong password and an address nobody proved.
export const wrongCredentials = () => new Problem(401, 'wrong-credentials', 'The e-mail address or the password is wrong.');
export const sessionOver = () => new Problem(401, 'session-over', 'Please Login to View this Page');
export const linkNotUsable = () =>
  new Problem(410, 'link-not-usable', 'This link cannot be used any more. Please sign up again to get a new one.');
export const passwordTooWeak = (message: string) => new Problem(422, 'password-too-weak', message);
export const signUpClosed = () =>
  new Problem(403, 'sign-up-closed', 'Sales and support will set up your account and send you a signup link.');
export const personUnknown = () => new Problem(404, 'person-unknown', 'There is no such person.');
