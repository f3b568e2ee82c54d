import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { CompanyProfileForm } from './company-profile-form.tsx';
import { isChanged, shownPhone } from './typed-profile.ts';
import { VerifyAccountProfile } from './verify-account-profile.tsx';

const kept = { name: 'Byron Roofing', phone: '6025550134', email: 'office@byron.example' };
type Kept = typeof kept;

/** Answers like the server: keeps what it is given, digits alone. */
function atServer(first: Kept | null) {
  const put: unknown[] = [];
  let companyProfile = first;
  network.use(
    http.get('*/api/v2/company-profile', () => HttpResponse.json({ companyProfile })),
    http.put('*/api/v2/company-profile', async ({ request }) => {
      const typed = (await request.json()) as Kept;
      put.push(typed);
      companyProfile = { ...typed, phone: typed.phone.replace(/\D/g, ''), email: typed.email.toLowerCase() };
      return HttpResponse.json({ companyProfile });
    }),
  );
  return put;
}

function open(what: 'form' | 'step') {
  const done: string[] = [];
  const element =
    what === 'form' ? (
      <CompanyProfileForm onSaved={() => done.push('saved')} />
    ) : (
      <VerifyAccountProfile onDone={() => done.push('done')} />
    );
  return { done, user: userEvent.setup(), ...renderAt('/', { '/': element }) };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: /^Save/ });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('a phone number', () => {
  it.each([
    ['6025550134', '(602) 555-0134'],
    ['+1 602.555.0134', '(602) 555-0134'],
    ['16025550134', '(602) 555-0134'],
    ['49301234567', '49301234567'],
    ['602555', '602555'],
    ['6025550134 x2', '6025550134 x2'],
    ['', ''],
  ])('%s is shown as %s', (phone, shown) => expect(shownPhone(phone)).toBe(shown));
});

describe('what counts as a change', () => {
  it.each([
    [{}, false],
    [{ name: ' Byron  Roofing ' }, false],
    [{ phone: '+1 (602) 555-0134' }, false],
    [{ email: 'Office@Byron.example ' }, false],
    [{ name: 'Byron' }, true],
    [{ phone: '6025550135' }, true],
    [{ email: '' }, true],
  ])('%j: %s', (typed, changed) => expect(isChanged(kept, { ...kept, ...typed })).toBe(changed));
});

describe('the company profile form', () => {
  it('shows what is held, saves only what has changed, and says so', async () => {
    const put = atServer(kept);
    const { done, user, container } = open('form');
    expect((await field('Company phone')).value).toBe('(602) 555-0134');
    expect(isOff(save())).toBe(true);
    await user.click(save());
    expect(put).toEqual([]);
    await user.type(await field('Company name'), ' Inc');
    expect(isOff(save())).toBe(false);
    await user.click(save());
    expect(await screen.findByText('Your company profile has been updated!')).toBeVisible();
    expect(put).toEqual([{ ...kept, name: 'Byron Roofing Inc', phone: '(602) 555-0134' }]);
    expect(done).toEqual(['saved']);
    expect(isOff(save())).toBe(true);
    await expectAccessible(container);
  });

  it('is unchanged again when what was typed is taken back', async () => {
    atServer(kept);
    const { user } = open('form');
    await user.type(await field('Company name'), 'x');
    expect(isOff(save())).toBe(false);
    await user.type(await field('Company name'), '{Backspace}');
    expect(isOff(save())).toBe(true);
  });

  it('says at each empty field what to update, sends nothing, and moves to the first', async () => {
    const put = atServer(null);
    const { user, container } = open('form');
    await user.type(await field('Company name'), 'x');
    await user.clear(await field('Company name'));
    await user.type(await field('Company e-mail'), 'o');
    await user.click(save());
    expect(screen.getByText('Please update the company name.')).toBeVisible();
    expect(screen.getByText('Please update the company phone number.')).toBeVisible();
    expect(document.activeElement).toBe(await field('Company name'));
    await user.type(await field('Company name'), 'Byron');
    await user.clear(await field('Company e-mail'));
    await user.click(save());
    expect(screen.getByText('Please update the company email.')).toBeVisible();
    expect(put).toEqual([]);
    await expectAccessible(container);
  });

  it.each([
    ['company-name-missing', 'Company name', 'Please update the company name.'],
    ['company-phone-missing', 'Company phone', 'Please update the company phone number.'],
    ['company-email-missing', 'Company e-mail', 'Please update the company email.'],
  ])('shows what the server refuses at its field: %s', async (code, label, sentence) => {
    atServer(kept);
    network.use(http.put('*/api/v2/company-profile', () => problem(422, code)));
    const { done, user } = open('form');
    await user.type(await field('Company name'), '!');
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(async () => expect(document.activeElement).toBe(await field(label)));
    expect(done).toEqual([]);
  });

  it('keeps what was typed when saving fails, and says that nothing was changed', async () => {
    atServer(kept);
    network.use(http.put('*/api/v2/company-profile', () => problem(503, 'unavailable')));
    const { done, user } = open('form');
    await user.type(await field('Company name'), ' Inc');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('not available'));
    expect((await field('Company name')).value).toBe('Byron Roofing Inc');
    expect(done).toEqual([]);
    expect(isOff(save())).toBe(false);
  });
});

describe('the step that verifies the account profile', () => {
  it('shows what is held, and one press confirms it', async () => {
    const put = atServer(kept);
    const { done, user, container } = open('step');
    expect(await screen.findByText('(602) 555-0134')).toBeVisible();
    expect(screen.getByText(kept.name)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Yes, continue' }));
    expect([done, put]).toEqual([['done'], []]);
  });

  it('lets people change it, and goes on once it is saved', async () => {
    const put = atServer(kept);
    const { done, user } = open('step');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(document.activeElement).toBe(await field('Company name'));
    await user.keyboard(' Inc{Enter}');
    await waitFor(() => expect(done).toEqual(['done']));
    expect(put).toHaveLength(1);
  });

  it('lets people keep it as it was, with the focus where they came from', async () => {
    const put = atServer(kept);
    const { done, user } = open('step');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await field('Company name'), ' Inc');
    await user.click(screen.getByRole('button', { name: 'Keep it as it was' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByText(kept.name)).toBeVisible();
    expect([done, put]).toEqual([[], []]);
  });

  it('asks for it where nothing is held, and suggests the address of the person', async () => {
    const put = atServer(null);
    const { done, user } = open('step');
    expect((await field('Company e-mail')).value).toBe(person.email);
    await user.type(await field('Company name'), kept.name);
    await user.type(await field('Company phone'), '602 555 0134');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(done).toEqual(['done']));
    expect(put).toEqual([{ name: kept.name, phone: '(602) 555-0134', email: person.email }]);
  });

  it('says that it gets the information, and offers to try again when that fails', async () => {
    network.use(http.get('*/api/v2/company-profile', () => problem(503, 'unavailable')));
    const { done, user } = open('step');
    expect(screen.getByText('Getting your account information. Hold tight!')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    atServer(kept);
    await user.click(again);
    expect(await screen.findByText(kept.name)).toBeVisible();
    expect(done).toEqual([]);
  });
});
