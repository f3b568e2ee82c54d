import { http, HttpResponse } from 'msw';
import { currentSession, signedIn } from '../server/session.ts';
import { network, person, problem } from '../testing/network.ts';
import { logOut } from './log-out.ts';

const console_ = jest.spyOn(console, 'error');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  console_.mockReset().mockImplementation(() => undefined);
  signedIn({ ...person, staff: 'super-admin' });
});
afterAll(() => console_.mockRestore());

describe('logging out', () => {
  it('empties the browser of the person, super-admin mark and sidebar included; light or dark and a dismissed banner stay', async () => {
    network.use(http.post('*/api/v2/sessions/logout', () => new HttpResponse(null, { status: 204 })));
    localStorage.setItem('leadwright-sidebar', 'collapsed');
    localStorage.setItem('leadwright-columns-consumers', 'age');
    localStorage.setItem('leadwright-theme', 'dark');
    localStorage.setItem('leadwright-banner-dismissed', '3');
    localStorage.setItem('another-page-of-this-host', 'x');
    sessionStorage.setItem('leadwright-billing-change-plan-account-1', 'k1');
    await logOut();
    expect(currentSession()).toEqual({ state: 'out', because: 'left' });
    expect({ ...localStorage }).toEqual({
      'leadwright-theme': 'dark',
      'leadwright-banner-dismissed': '3',
      'another-page-of-this-host': 'x',
    });
    expect({ ...sessionStorage }).toEqual({});
    expect(console_).not.toHaveBeenCalled();
  });

  it('that the server did not answer is noted in the console, and the person stays logged in', async () => {
    network.use(http.post('*/api/v2/sessions/logout', () => problem(503, 'unavailable')));
    await expect(logOut()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(console_).toHaveBeenCalledWith('Unable to logout', expect.any(Error));
    expect(currentSession()).toMatchObject({ state: 'in' });
  });
});
