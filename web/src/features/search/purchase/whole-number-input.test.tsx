import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/render.tsx';
import { WholeNumberInput } from './whole-number-input.tsx';
import { readWholeNumber, type TypedNumber } from './whole-number.ts';

const between = { min: 1, max: 5_000 };

describe('a whole number', () => {
  it.each([
    ['60', 60],
    [' 2500 ', 2_500],
    ['2,500', 2_500],
    ['9999', 5_000],
    ['007', 7],
  ])('is read from %j', (text, value) => {
    expect(readWholeNumber(text, between)).toEqual({ kind: 'number', value });
  });
  it.each(['12.5', '1,5', '2,50', '-3', '1e3', 'ten', '١٢', '12 000'])('is never guessed from %j', (text) => {
    expect(readWholeNumber(text, between)).toEqual({
      kind: 'refused',
      why: 'Enter a whole number, for example 2,500.',
    });
  });
  it('is refused below the minimum', () =>
    expect(readWholeNumber('0', between)).toEqual({ kind: 'refused', why: 'Enter at least 1.' }));
});

function Field() {
  const [typed, setTyped] = useState<TypedNumber | null>(null);
  return (
    <>
      <WholeNumberInput
        id="rows"
        label="How many leads"
        value={typed?.kind === 'number' ? typed.value : 5_000}
        {...between}
        onTyped={setTyped}
      />
      <output>{JSON.stringify(typed)}</output>
    </>
  );
}

describe('its field', () => {
  it('stays empty until blur, then shows its value again', async () => {
    const user = userEvent.setup();
    render(<Field />);
    const field = screen.getByLabelText('How many leads');
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.tab();
    expect(field).toHaveValue('5,000');
    expect(screen.getByText('null')).toBeVisible();
  });

  it('keeps a broken number and says in words what is wrong', async () => {
    const user = userEvent.setup();
    const { container } = render(<Field />);
    const field = screen.getByLabelText('How many leads');
    await user.clear(field);
    await user.type(field, '12.5');
    await user.tab();
    expect(field).toHaveValue('12.5');
    expect(field).toHaveAccessibleDescription('Enter a whole number, for example 2,500.');
    await expectAccessible(container);
  });

  it('shows the number with separators once it is left, and never more than there is', async () => {
    const user = userEvent.setup();
    render(<Field />);
    const field = screen.getByLabelText('How many leads');
    await user.clear(field);
    await user.type(field, '99999');
    expect(field).toHaveValue('99999');
    await user.tab();
    expect(field).toHaveValue('5,000');
  });
});
