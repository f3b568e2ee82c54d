import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { SendSignUpLink } from './send-sign-up-link.tsx';

async function send(email: string, name = '') {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Send a signup link to'), email);
  if (name !== '') await user.type(screen.getByLabelText('Name (optional)'), name);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

const route = '*/api/v2/superadmin/sign-up-links';
const open = () => renderAt('/', { '/': <SendSignUpLink /> });

it('sends a link to the address, says so, and is ready for the next', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post(route, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'A signup link is on its way to ann@example.test.' }, { status: 202 });
    }),
  );
  const { container } = open();
  await send(' ann@example.test ', 'Ann');
  expect(await screen.findByText('A signup link is on its way to ann@example.test.')).toBeVisible();
  expect(sent).toEqual([{ email: 'ann@example.test', name: 'Ann' }]);
  expect(screen.getByLabelText('Send a signup link to')).toHaveValue('');
  await expectAccessible(container);
});

it('keeps the address and says why where there is an account already', async () => {
  network.use(http.post(route, () => problem(409, 'already-a-customer')));
  open();
  await send('ann@example.test');
  expect(await screen.findByText(/This address has an account already/)).toBeVisible();
  expect(screen.getByLabelText('Send a signup link to')).toHaveValue('ann@example.test');
});
