import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountKey } from '../../server/live/account.ts';
import { account, network, problem } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { AccountDocument } from './account-document.tsx';

let said: unknown[][] = [];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = () =>
  renderAt('/', {
    '/': (
      <>
        <AccountDocument />
        <p>the page</p>
      </>
    ),
  });
const answers = (...documents: (object | Response)[]) => {
  let asked = 0;
  network.use(
    http.get('*/api/v2/me', () => {
      const next = documents[Math.min(asked++, documents.length - 1)] ?? {};
      return next instanceof Response ? next.clone() : HttpResponse.json(next);
    }),
  );
  return () => asked;
};
const ports = (answer: () => Response) => {
  const seen = { times: 0 };
  network.use(
    http.post('*/api/v2/me/account-port', () => {
      seen.times += 1;
      return answer();
    }),
  );
  return seen;
};

describe("the person's document", () => {
  it('says that it loads while that takes long, and nothing once it is there', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    network.use(
      http.get('*/api/v2/me', async () => {
        await arrived;
        return HttpResponse.json(account);
      }),
    );
    open();
    expect(screen.getByText('the page')).toBeVisible();
    const sentence = 'Getting your account information. Hold tight!';
    expect(await screen.findByText(sentence, {}, { timeout: 10_000 })).toBeVisible();
    arrive();
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  it('that does not load is said in the console, and read again at the next event of the account', async () => {
    const asked = answers(problem(503, 'unavailable'), account);
    const { client } = open();
    await waitFor(() => expect(said.map(([words]) => words)).toEqual(['Error handling userDocChange']));
    expect(screen.getByText('the page')).toBeVisible();
    await act(() => client.invalidateQueries({ queryKey: accountKey }));
    expect([asked(), said.length]).toEqual([2, 1]);
  });

  it('is read again when an event makes the account stale', async () => {
    const asked = answers(account);
    const { client } = open();
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => client.invalidateQueries({ queryKey: accountKey }));
    expect(asked()).toBe(2);
  });
});

describe('the first load of an account that was brought over', () => {
  it('ports it once and reads the document again', async () => {
    const asked = answers({ ...account, needsPort: true }, { ...account, needsPort: false });
    const seen = ports(() => HttpResponse.json({ ported: true }));
    const { client } = open();
    await waitFor(() => expect(asked()).toBe(2));
    await act(() => client.invalidateQueries({ queryKey: accountKey }));
    expect(seen.times).toBe(1);
    expect(said).toEqual([]);
  });

  it('says in the console alone that a port failed', async () => {
    answers({ ...account, needsPort: true });
    const seen = ports(() => problem(503, 'unavailable'));
    const { container } = open();
    await waitFor(() =>
      expect(said.map(([words]) => words)).toEqual(['There was an error porting your account to the new interface']),
    );
    expect(seen.times).toBe(1);
    expect(container).not.toHaveTextContent(/error/i);
  });

  it('asks nothing of an account that has its plan', async () => {
    const asked = answers(account);
    const seen = ports(() => HttpResponse.json({ ported: false }));
    open();
    await waitFor(() => expect(asked()).toBe(1));
    expect(seen.times).toBe(0);
  });
});
