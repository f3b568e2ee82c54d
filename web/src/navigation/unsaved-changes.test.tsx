import { act, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { useGo, useGoOn } from './go.ts';
import { Link } from './links.ts';
import { askBeforeBack, mayLeave, question, useUnsavedChanges } from './unsaved-changes.ts';

function Form() {
  const [typed, setTyped] = useState('');
  useUnsavedChanges(typed !== '');
  const [go, goOn] = [useGo(), useGoOn()];
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => goOn('/saved')}>
        Save
      </button>
      <button type="button" onClick={() => go({ pathname: '/form', hash: 'end' })}>
        Jump
      </button>
      <button type="button" onClick={() => go('/other')}>
        Search
      </button>
      <a href="https://elsewhere.test/">Elsewhere</a>
      <Link to="/other">Other</Link>
      <a href="#content">Skip</a>
      <a href="mailto:help@example.test">Write</a>
      <a href="/file" download>
        File
      </a>
    </>
  );
}

const open = async (typed: string) => {
  window.history.replaceState(null, '', '/before');
  const { container } = render(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<Link to="/form">Form</Link>} />
      </Routes>
    </BrowserRouter>,
  );
  // What leaves the document would be a fault of jsdom's.
  container.addEventListener('click', (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Form' }));
  if (typed !== '') await user.type(screen.getByLabelText('Name'), typed);
  return user;
};
const back = () => act(() => window.history.back());
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const closes = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};

let asked: jest.SpyInstance<boolean, [message?: string | undefined]>;
beforeEach(() => {
  asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
});
let stopAsking: () => void;
beforeAll(() => {
  stopAsking = askBeforeBack();
});
afterAll(() => stopAsking());
afterEach(() => asked.mockRestore());

describe('what is typed and not saved', () => {
  it('stays when the browser goes back and the person says no, and goes when they say yes', async () => {
    await open('Ada');
    const heard = new Promise((resolve) => asked.mockImplementationOnce(() => (resolve(null), false)));
    back();
    await heard;
    await at('/form');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    asked.mockReturnValue(true);
    back();
    expect(await screen.findByRole('link', { name: 'Form' })).toBeVisible();
    expect(window.location.pathname).toBe('/before');
    expect(asked.mock.calls).toEqual([[question], [question]]);
  });

  it('is asked about once where a link leads to another page, and as the tab closes', async () => {
    const user = await open('Ada');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(window.location.pathname).toBe('/form');
    expect(closes()).toBe(true);
    expect(mayLeave()).toBe(false);
    asked.mockClear().mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(closes()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await at('/other');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is asked about once where the page itself opens another one', async () => {
    const user = await open('Ada');
    await user.click(screen.getByRole('button', { name: 'Jump' }));
    expect([window.location.hash, asked.mock.calls]).toEqual(['#end', []]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.pathname).toBe('/form');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    asked.mockClear().mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await at('/other');
    expect(asked.mock.calls).toEqual([[question]]);
    expect(closes()).toBe(false);
  });

  it('is not asked about by a link that does not leave the page', async () => {
    const user = await open('Ada');
    for (const name of ['Skip', 'Write', 'File']) await user.click(screen.getByRole('link', { name }));
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not asked about where nothing was typed, nor after it was saved', async () => {
    const user = await open('');
    back();
    await at('/before');
    await user.click(screen.getByRole('link', { name: 'Form' }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await at('/saved');
    back();
    await at('/form');
    expect(closes()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });
});
