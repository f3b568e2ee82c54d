import { screen } from '@testing-library/react';
import { site } from '../../site.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { DesktopAppPage } from './desktop-app-page.tsx';
import { systemOf } from './system-of.ts';

const kept = { ...site };
afterEach(() => void Object.assign(site, kept));
const open = (desktopUrl: string) => {
  Object.assign(site, { desktopUrl });
  return renderAt('/desktop', { '/desktop': <DesktopAppPage /> }, { visitor: true });
};

describe('the page of the desktop app', () => {
  it('gives the download of the installation, and says for which system', async () => {
    const { container } = open('https://files.example/leads-2.1.dmg?from=web');
    expect(screen.getByText('It is for macOS.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download for macOS' })).toHaveAttribute(
      'href',
      'https://files.example/leads-2.1.dmg?from=web',
    );
    expect(screen.getByText(/It comes from files\.example\./)).toBeVisible();
    await expectAccessible(container);
  });

  it('names no system where the address tells none', () => {
    open('https://files.example/desktop');
    expect(screen.getByRole('link', { name: 'Choose your download' })).toBeVisible();
  });

  it('says that there is none where the installation names none', async () => {
    const { container } = open('');
    expect(screen.getByRole('heading', { name: 'There is no desktop app here yet' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/search', '/contact']);
    await expectAccessible(container);
  });

  it.each([
    ['a.EXE', 'Windows'],
    ['a.deb', 'Linux'],
    ['a.pkg', 'macOS'],
    ['exe', null],
  ])('knows what %s is for', (file, system) => {
    expect(systemOf(`https://files.example/${file}`)).toBe(system);
  });
});
