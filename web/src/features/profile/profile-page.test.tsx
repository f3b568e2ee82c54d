import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Body } from '../../server/operations.ts';
import { heldProfile, network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { ProfilePage } from './profile-page.tsx';

type Held = typeof heldProfile;
type Typed = Body<'put', '/api/v2/company-profile'>;

const right = '402917';
const expired = 'Your verfication code has expired.  Please send a new one.';
const incorrect = 'Your verfication code is incorrect.  Please try again.';
const codeExpiresAt = '2026-12-31T10:10:00.000000Z';
const sent = { state: 'code-sent', codeExpiresAt } as const;

/** Answers like the server. `calls` are the numbers to which codes were sent and the codes that were tried. */
function atServer(first: Partial<Held> = {}) {
  let held: Held = { ...heldProfile, ...first };
  const calls: string[] = [];
  const answer = { verified: true, expired: false };
  network.use(
    http.get('*/api/v2/company-profile', () => HttpResponse.json(held)),
    http.put('*/api/v2/company-profile', async ({ request }) => {
      const { name, phone, email } = (await request.json()) as Typed;
      const digits = phone.replace(/\D/g, '');
      const isSame = held.companyProfile?.phone === digits;
      held = {
        companyProfile: { name, phone: digits, email },
        phone: isSame ? held.phone : { state: 'unverified', codeExpiresAt: null },
      };
      calls.push('saved');
      return HttpResponse.json(held);
    }),
    http.post('*/api/start_verification', async ({ request }) => {
      const { sms_to } = (await request.json()) as Body<'post', '/api/start_verification'>;
      calls.push(`sent to ${sms_to}`);
      held = { ...held, phone: { ...sent, codeExpiresAt: `${codeExpiresAt}${calls.length}` } };
      return HttpResponse.json({ codeExpiresAt }, { status: 202 });
    }),
    http.post('*/api/verify_account', async ({ request }) => {
      const { verificationCode } = (await request.json()) as Body<'post', '/api/verify_account'>;
      calls.push(`tried ${verificationCode}`);
      if (answer.verified && verificationCode === right)
        held = { ...held, phone: { state: 'verified', codeExpiresAt: null } };
      return HttpResponse.json(verificationCode === right ? answer : { verified: false, expired: answer.expired });
    }),
  );
  return { calls, answer };
}

function open() {
  return { user: userEvent.setup(), ...renderAt('/', { '/': <ProfilePage /> }) };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
/** As it stands in the page, with both spaces of a double one. */
const sentence = (text: string) =>
  screen.findByText((_, element) => element?.className === 'notice-text' && element.textContent === text);

describe('the company profile', () => {
  it('shows what is held, the number as people write it, and saves only what has changed', async () => {
    const { calls } = atServer({ phone: { state: 'verified', codeExpiresAt: null } });
    const { user, container } = open();
    expect((await field('Company phone')).value).toBe('(602) 555-0134');
    expect(screen.getByText('This number is verified.')).toBeVisible();
    expect([isOff('Save'), isOff('Verify')]).toEqual([true, true]);
    await user.click(button('Save'));
    await user.click(button('Verify'));
    expect(calls).toEqual([]);
    await user.type(await field('Company name'), ' Inc');
    expect(isOff('Save')).toBe(false);
    await user.click(button('Save'));
    expect(await sentence('Your company profile has been updated!')).toBeVisible();
    expect(calls).toEqual(['saved']);
    expect(isOff('Save')).toBe(true);
    await expectAccessible(container);
  });

  it('saves nothing and sends no code while nothing but the suggested address stands in it', async () => {
    const { calls } = atServer({ companyProfile: null });
    const { user } = open();
    expect((await field('Company e-mail')).value).not.toBe('');
    expect([isOff('Save'), isOff('Verify')]).toEqual([true, true]);
    await user.click(button('Save'));
    await user.click(button('Verify'));
    expect(screen.queryByText('Please update the company name.')).toBeNull();
    expect(calls).toEqual([]);
    await user.type(await field('Company name'), 'B');
    expect([isOff('Save'), isOff('Verify')]).toEqual([false, false]);
  });

  it('says at each empty field what to update, and asks for no code', async () => {
    const { calls } = atServer({ companyProfile: null });
    const { user } = open();
    await user.type(await field('Company name'), 'Byron');
    await user.click(button('Verify'));
    expect(screen.getByText('Please update the company phone number.')).toBeVisible();
    expect(document.activeElement).toBe(await field('Company phone'));
    expect(calls).toEqual([]);
  });
});

describe('a phone number', () => {
  it('that is saved and not verified is sent a code, and the right one verifies it', async () => {
    const { calls } = atServer();
    const { user, container } = open();
    expect(await screen.findByText(/^Not verified yet\. We send/)).toBeVisible();
    await user.click(button('Verify'));
    const code = await field('Verification code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText(/We sent a code to \(602\) 555-0134\. It is valid until \d/)).toBeVisible();
    expect(isOff('Verify code')).toBe(true);
    await expectAccessible(container);
    await user.type(code, `${right}{Enter}`);
    expect(await screen.findByText('This number is verified.')).toBeVisible();
    expect(await sentence('Your company profile has been updated!')).toBeVisible();
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    expect([isOff('Save'), isOff('Verify')]).toEqual([true, true]);
    expect(calls).toEqual(['saved', 'sent to (602) 555-0134', `tried ${right}`]);
    await expectAccessible(container);
  });

  it.each([
    ['wrong', false, incorrect],
    ['too late', true, expired],
  ])('is not verified by a code that is %s, and the page says so letter by letter', async (_, isExpired, words) => {
    const { answer } = atServer({ phone: sent });
    answer.expired = isExpired;
    const { user, container } = open();
    const code = await field('Verification code');
    await user.type(code, '111111{Enter}');
    expect(await sentence(words)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBe(code));
    await expectAccessible(container);
    await user.type(code, '{Backspace}');
    expect(screen.queryByText(/verfication/)).toBeNull();
  });

  it('gets a new code on request', async () => {
    const { calls } = atServer({ phone: sent });
    const { user } = open();
    await field('Verification code');
    await user.click(button('Send a new code'));
    await waitFor(() => expect(calls).toEqual(['saved', 'sent to (602) 555-0134']));
    expect(await field('Verification code')).toBeVisible();
  });

  it('can be changed after the code was sent: the new one is saved and gets a code of its own', async () => {
    const { calls } = atServer({ phone: sent });
    const { user } = open();
    const phone = await field('Company phone');
    await user.clear(phone);
    await user.type(phone, '602 555 0135');
    await user.click(button('Verify'));
    expect(await screen.findByText(/We sent a code to \(602\) 555-0135/)).toBeVisible();
    expect(calls).toEqual(['saved', 'sent to (602) 555-0135']);
    expect((await field('Company phone')).value).toBe('(602) 555-0135');
  });

  it('that cannot be sent a code says why, and what was typed is saved', async () => {
    const { calls } = atServer();
    network.use(
      http.post('*/api/start_verification', () =>
        HttpResponse.json(
          { code: 'too-many-codes', message: 'Too many.', correlationId: 'c' },
          { status: 429, headers: { 'retry-after': '60' } },
        ),
      ),
    );
    const { user } = open();
    await user.type(await field('Company name'), ' Inc');
    await user.click(button('Verify'));
    expect(
      await sentence(
        "Uh oh, we couldn't verify your company: Too many codes were sent. Please try again in 60 seconds.",
      ),
    ).toBeVisible();
    expect(calls).toEqual(['saved']);
    expect(isOff('Save')).toBe(true);
  });

  it('whose answer was lost is read again: the code may have counted', async () => {
    atServer({ phone: sent });
    network.use(
      http.post('*/api/verify_account', () => problem(503, 'unavailable')),
      http.get('*/api/v2/company-profile', () => HttpResponse.json({ ...heldProfile, phone: sent }), { once: true }),
      http.get('*/api/v2/company-profile', () =>
        HttpResponse.json({ ...heldProfile, phone: { state: 'verified', codeExpiresAt: null } }),
      ),
    );
    const { user } = open();
    await user.type(await field('Verification code'), `${right}{Enter}`);
    expect(await screen.findByText('This number is verified.')).toBeVisible();
  });
});
