import { screen } from '@testing-library/react';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { ContactWays } from './contact-ways.tsx';

it('writes, texts and calls by the placeholders that the gateway fills in', async () => {
  const { container } = renderAt('/contact', { '/contact': <ContactWays /> }, { visitor: true });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  // services/gateway/src/routes/made-pages/built-pages.ts replaces these very letters.
  expect(links).toEqual([
    ['support@site.invalid', 'mailto:support@site.invalid'],
    ['(000) 000-0000', 'sms:0000000000'],
    ['(000) 000-0001', 'tel:0000000001'],
  ]);
  await expectAccessible(container);
});
