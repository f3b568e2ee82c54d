import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { antdTheme } from '../antd-theme.ts';
import { signedIn } from '../server/session.ts';
import { network, person, usage } from '../testing/network.ts';
import { expectAccessible, renderAt } from '../testing/render.tsx';
import { takeStylesOff, wearStyles } from '../testing/wear-styles.ts';
import { Shell } from './shell.tsx';

// These tests look at the frame only, so one page is enough.
const open = () => renderAt('/search', { '/search': <Shell /> });

describe('the menu of a narrow window', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  const openMenu = async () => {
    const view = open();
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    return { ...view, user, button };
  };

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user, button, container } = await openMenu();
    await expectAccessible(container);
    await user.tab();
    expect(button).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('has a backdrop, which closes it', async () => {
    const { user, button, container } = await openMenu();
    const backdrop = container.querySelector('.backdrop');
    if (backdrop === null) throw new Error('there is no backdrop');
    await user.click(backdrop);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(container.querySelector('.backdrop')).toBeNull();
  });

  it('makes the page behind it inert while it is open, and only then', async () => {
    const { user, container } = await openMenu();
    expect(container.querySelector('main')).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(container.querySelector('main')).not.toHaveAttribute('inert');
  });
});

it('has inputs with letters of 16 px on touch devices, which zoom into smaller ones', () => {
  const sizes = (touch: boolean) => {
    const { Input, InputNumber, Select } = antdTheme('light', { still: true, touch }).components ?? {};
    return [Input?.inputFontSize, InputNumber?.inputFontSize, Select?.fontSize];
  };
  expect([sizes(true), sizes(false)]).toEqual([
    [16, 16, 16],
    [undefined, undefined, undefined],
  ]);
});

describe('the letters in an input', () => {
  afterEach(takeStylesOff);

  it.each([
    { width: 360, touch: true, size: '16px' },
    { width: 1024, touch: true, size: '16px' },
    { width: 360, touch: false, size: '16px' },
    { width: 1440, touch: false, size: '14px' },
  ])('are $size on a screen of $width px, touched: $touch', ({ width, touch, size }) => {
    wearStyles(width, ['styles/base.css', 'styles/shell.css'], { touch });
    const { container } = render(
      <div className="shell">
        <input className="input" />
      </div>,
    );
    expect(getComputedStyle(container.querySelector('input') as Element).fontSize).toBe(size);
  });
});

it('marks the page in the sidebar at each of its addresses', () => {
  renderAt('/saved_searches', { '/saved_searches': <Shell /> });
  expect(screen.getByRole('link', { name: 'Saved searches', current: 'page' })).toBeInTheDocument();
});

describe('the banner of the free trial', () => {
  const trial = (role: string, staff = '') => {
    network.use(
      http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, status: 'free-trial', freeTrial: true })),
    );
    const view = open();
    act(() => signedIn({ ...person, role, staff }));
    return view;
  };

  it('stands above every page and leads to the plans', async () => {
    const { container } = trial('admin');
    expect(await screen.findByText('You are on the free trial.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe now' })).toHaveAttribute('href', '/signup');
    await expectAccessible(container);
  });

  it('tells who may not pay whom to ask', async () => {
    trial('download');
    expect(await screen.findByText('Ask an admin of your account to subscribe.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Subscribe now' })).toBeNull();
  });

  it('is not there for who works for the product', async () => {
    trial('admin', 'finance');
    await screen.findByRole('link', { name: 'Finance' });
    expect(screen.queryByText('You are on the free trial.')).toBeNull();
  });

  it.each([
    ['had', /^You had a free trial before, so this account has none\./],
    ['budget', /^Your company or network had its free trials of today/],
  ])('gives way to the reason where the trial was refused: %s', async (trialRefused, words) => {
    network.use(
      http.get('*/api/v2/usage', () =>
        HttpResponse.json({ ...usage, status: 'none', planName: null, periodEnd: null, trialRefused }),
      ),
    );
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByText('You are on the free trial.')).toBeNull();
  });

  it('is not there for who has a plan', async () => {
    open();
    await screen.findByText('Team unlimited');
    expect(screen.queryByText('You are on the free trial.')).toBeNull();
  });
});
