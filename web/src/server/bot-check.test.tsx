import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { network } from '../testing/network.ts';
import { renderAt } from '../testing/render.tsx';
import { useBotCheck } from './bot-check.ts';
import { outcomeUnknown } from './command.ts';
import { ServerProblem } from './problem.ts';
import type { RecaptchaWindow } from './recaptcha-script.ts';

function Form() {
  const token = useBotCheck();
  const [said, setSaid] = useState('');
  const show = (error: unknown) =>
    setSaid(error instanceof ServerProblem ? `${error.code} ${String(outcomeUnknown(error))}` : 'a fault');
  return (
    <>
      <a href="/help">Help</a>
      <form>
        <input aria-label="City" />
      </form>
      <button type="button" onClick={() => void token().then(setSaid, show)}>
        Send
      </button>
      <p data-testid="said">{said}</p>
    </>
  );
}

const said = () => screen.getByTestId('said').textContent ?? '';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];
const recaptchaAt = (siteKey: string) =>
  network.use(http.get('*/api/v2/bot-check', () => HttpResponse.json({ kind: 'recaptcha', siteKey })));

/** As the script does when it has come: it puts itself at the window. */
function come(script: HTMLScriptElement | undefined): string[] {
  const actions: string[] = [];
  (window as RecaptchaWindow).grecaptcha = {
    ready: (then) => then(),
    execute: async (siteKey, { action }) => {
      actions.push(action);
      return `token-${siteKey}-${actions.length}`;
    },
  };
  if (script) fireEvent.load(script);
  return actions;
}

afterEach(() => {
  delete (window as RecaptchaWindow).grecaptcha;
  for (const script of scripts()) script.remove();
});

describe('useBotCheck', () => {
  it('makes another test token for each send where the server takes test tokens, and loads no script', async () => {
    renderAt('/', { '/': <Form /> });
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(said()).toMatch(/^test-token\.[\w-]{8,64}$/));
    const first = said();
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(said()).not.toBe(first));
    expect(said()).toMatch(/^test-token\./);
    expect(scripts()).toEqual([]);
  });

  it("loads reCAPTCHA's script when a form is first entered, not before, and once", async () => {
    recaptchaAt('site-1');
    renderAt('/', { '/': <Form /> });
    fireEvent.focusIn(screen.getByText('Help'));
    fireEvent.focusIn(screen.getByLabelText('City'));
    fireEvent.focusIn(screen.getByLabelText('City'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=site-1');
    const actions = come(scripts()[0]);
    for (const token of ['token-site-1-1', 'token-site-1-2']) {
      fireEvent.click(screen.getByText('Send'));
      await waitFor(() => expect(said()).toBe(token));
    }
    expect(actions).toEqual(['signup', 'signup']);
    expect(scripts()).toHaveLength(1);
  });

  it('loads nothing when only a link of the page was focused', async () => {
    const asked: string[] = [];
    network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    renderAt('/', { '/': <Form /> });
    fireEvent.focusIn(screen.getByText('Help'));
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(said()).toMatch(/^test-token/));
    expect(asked.filter((path) => path === '/api/v2/bot-check')).toHaveLength(1);
    network.events.removeAllListeners();
  });

  it('says that the check is unavailable, and that nothing was sent, while the script cannot be loaded; the next send tries again', async () => {
    recaptchaAt('site-2');
    renderAt('/', { '/': <Form /> });
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    fireEvent.error(scripts()[0] as HTMLScriptElement);
    await waitFor(() => expect(said()).toBe('bot-check-unavailable false'));
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    come(scripts()[0]);
    await waitFor(() => expect(said()).toBe('token-site-2-1'));
  });
});
