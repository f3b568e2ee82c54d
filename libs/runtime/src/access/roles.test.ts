import { may, mayEnter, notWhileImpersonating, rightsOf, type Action, type PersonAccess } from './roles.ts';

const accesses: PersonAccess[] = ['person', 'member', 'admin', 'finance', 'super-admin'];
const entered = (who: Parameters<typeof mayEnter>[0]) => accesses.filter((access) => mayEnter(who, access));
const owner = { role: 'admin', staff: null, owner: true };
const superAdmin = { role: 'admin', staff: 'super-admin' };

describe('the table of roles', () => {
  it.each([
    ['the owner', owner, ['person', 'member', 'admin']],
    ['an admin', { role: 'admin', staff: '' }, ['person', 'member', 'admin']],
    ['a member who downloads', { role: 'download', staff: null }, ['person', 'member']],
    ['who was removed', { role: null, staff: null }, ['person']],
    ['a role that nobody knows', { role: 'owner', staff: 'boss' }, ['person']],
    ['finance', { role: 'download', staff: 'finance' }, ['person', 'member', 'finance']],
    ['finance of no account', { role: null, staff: 'finance' }, ['person', 'finance']],
    ['a super-admin', superAdmin, accesses],
  ])('opens to %s what the role and the mark have together', (_who, who, expected) => {
    expect(entered(who)).toEqual(expected);
  });

  it('gives each role at least what the one below it has', () => {
    const [{ actions: download }, { actions: admin }] = [rightsOf.download, rightsOf.admin];
    expect(admin).toEqual(expect.arrayContaining([...download]));
    expect(rightsOf.owner.actions).toEqual(expect.arrayContaining([...admin]));
  });

  it('lets the owner alone change the address at which the account is billed', () => {
    expect(may(owner, 'change-account-email')).toBe(true);
    expect(may({ role: 'admin', staff: null, owner: false }, 'change-account-email')).toBe(false);
    expect(may({ role: 'admin', staff: 'super-admin' }, 'change-account-email')).toBe(false);
    expect(may({ role: 'download', staff: null, owner: true }, 'change-account-email')).toBe(false);
  });

  it('forbids a super-admin in the name of another what proves who that is, and acting for a third', () => {
    const acting = { ...owner, staff: 'super-admin', impersonatorId: 's' };
    const lost = ([...rightsOf.owner.actions, ...rightsOf['super-admin'].actions] as Action[]).filter(
      (action) => !may(acting, action),
    );
    expect(new Set(lost)).toEqual(new Set(notWhileImpersonating));
    expect(may({ ...acting, impersonatorId: null }, 'impersonate')).toBe(true);
  });
});
