import { act } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '../../../server/session.ts';
import { dictionary, person } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { controlKindOf } from '../filters/control-kind.ts';
import { FieldTestPage } from './field-test-page.tsx';

const open = (staff = 'super-admin') => {
  const view = renderAt('/superadmin/fields', { '/superadmin/fields': <FieldTestPage /> }, { visitor: true });
  act(() => signedIn({ ...person, staff }));
  return view;
};

describe('the field test table', () => {
  it('has one row for each kind of control of a dictionary, with the component and its value', async () => {
    const { container } = open();
    const row = (await screen.findByText('checkboxes')).closest('tr') as HTMLElement;
    const kinds = new Set(dictionary.filters.map(controlKindOf));
    expect(screen.getAllByRole('row')).toHaveLength(kinds.size + 1);
    expect(within(row).getByText('any')).toBeVisible();
    await userEvent.setup().click(within(row).getByRole('checkbox', { name: 'Female' }));
    expect(within(row).getByText('{"field":"gender","anyOf":["female"]}')).toBeVisible();
    await expectAccessible(container);
  });

  it('is for super-admins alone', async () => {
    open('finance');
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  });
});
