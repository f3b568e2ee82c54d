import { useRef, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { usePrerenderedForm } from './use-prerendered-form.ts';

function Form({ send }: { send: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const canBeSent = usePrerenderedForm(form, { email: setEmail });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        send(email);
      }}
    >
      <input name="email" aria-label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="submit" disabled={!canBeSent}>
        Send
      </button>
    </form>
  );
}

it('keeps what was typed before the program came, and is sent by the program alone', async () => {
  const sent: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form send={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value = 'ada@example.test';
  await act(async () => {
    hydrateRoot(place, <Form send={(email) => sent.push(email)} />);
    await Promise.resolve();
  });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['ada@example.test']);
  place.remove();
});
