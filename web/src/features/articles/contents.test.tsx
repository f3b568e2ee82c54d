import { render, screen, within } from '@testing-library/react';
import { htmlOfMarkdown } from '../../../scripts/markdown.ts';
import { expectAccessible } from '../../testing/render.tsx';
import { Contents, headingsIn } from './contents.tsx';

const text = 'First.\n\n## Mail & phone\n\nA\n\n### Below\n\n## Who "owns" it?\n\nB\n\n## *What* can go wrong\n\nC';

it('lists the headings of the second level, as the build writes them, each leading to its part', async () => {
  const html = htmlOfMarkdown(text);
  const { container } = render(
    <>
      <Contents html={html} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>,
  );
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Mail & phone', 'Who "owns" it?', 'What can go wrong']);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
  await expectAccessible(container);
});

it('is left out where a text has fewer than three parts', () => {
  render(<Contents html={htmlOfMarkdown('A\n\n## One\n\n## Two')} />);
  expect(headingsIn(htmlOfMarkdown('A\n\n## One\n\n## Two'))).toHaveLength(2);
  expect(screen.queryByRole('navigation')).toBeNull();
});
