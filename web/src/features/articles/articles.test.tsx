import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { findArticles, type Article, type Collection } from './article.ts';
import { LegalPage } from './legal-page.tsx';
import { legalTexts } from './legal.ts';
import { resources } from './resources.ts';
import { support } from './support.ts';
import { ResourcesPage } from './resources-page.tsx';

const routes = { '/resources/:id': <ResourcesPage />, '/terms': <LegalPage /> };
const open = (address: string) => renderAt(address, routes, { visitor: true });

describe('an article', () => {
  it('shows its text, when it was changed, and the way back to all of them', async () => {
    const [first] = resources.articles;
    const { container } = open(`/resources/${first?.slug ?? ''}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(first?.title ?? '');
    expect(await screen.findByText(/Why every list decays/)).toBeVisible();
    expect(screen.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/resources/all');
    await expectAccessible(container);
  });

  it('that does not exist leads nowhere', () => {
    open('/resources/no-such-article');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Uh oh, there's nothing here");
  });
});

describe('the search box', () => {
  it('narrows the index, says how many are left, and says so when nothing matches', async () => {
    const { container } = open('/resources/all');
    const box = screen.getByRole('searchbox', { name: 'Search the articles' });
    expect(box).toHaveAttribute('placeholder', 'Tips for telemarketers');
    expect(screen.queryByRole('link', { name: 'All articles' })).toBeNull();
    expect(within(screen.getByRole('list')).getAllByRole('link', { name: 'Read' })).toHaveLength(
      resources.articles.length,
    );
    await userEvent.type(box, 'xylophone');
    expect(screen.getByText('Nothing matches. Try another word.')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'accura');
    expect(screen.getByText(/^\d+ articles?\.$/)).toBeVisible();
    await expectAccessible(container);
  });

  it('wants every word, by its beginning, and puts what has it in the title first', () => {
    const article = (slug: string, title: string, description: string): Article => ({
      slug,
      title,
      description,
      changed: '2026-11-23',
      related: [],
      load: () => Promise.resolve({ html: '' }),
    });
    const some: Collection = {
      path: '/some',
      articles: [
        article('a', 'Calling homeowners', 'How to open a talk about roofs'),
        article('b', 'Roof leads', 'What homeowners want'),
        article('c', 'Insurance', 'Lists of people who turn 65'),
      ],
    };
    const found = (typed: string) => findArticles(some, typed).map(({ slug }) => slug);
    expect(found('  ')).toEqual(['a', 'b', 'c']);
    expect(found('Roof')).toEqual(['b', 'a']);
    expect(found('home roof')).toEqual(['a', 'b']);
    expect(found('home 65')).toEqual([]);
    expect(found('65')).toEqual(['c']);
  });

  it.each([
    ['change email', 'changing-the-account-email'],
    ['How do I cancel?', 'cancelling'],
    ['refund', 'cancelling'],
    ['forgot my password', 'resetting-your-password'],
    ['upgrade', 'upgrading-a-plan'],
    ['card declined', 'changing-the-card'],
    ['duplicates', 'duplicate-leads'],
    ['failed to fetch', 'slow-counts'],
    ['suppress', 'leads-you-have-already'],
    ['medicare', 'turning-65-lists'],
    ['subpoena', 'court-order'],
  ])('of the help finds by “%s” the article that answers it', (typed, slug) => {
    expect(findArticles(support, typed).map((article) => article.slug)).toContain(slug);
  });

  it('opens the first of what it found by Enter, and nothing where nothing was found', async () => {
    const { container } = open('/resources/all');
    const box = screen.getByRole('searchbox', { name: 'Search the articles' });
    await userEvent.type(box, 'xylophone{Enter}');
    expect(addressIn(container)).toBe('/resources/all');
    await userEvent.clear(box);
    await userEvent.type(box, 'tips for telemarketers{Enter}');
    expect(addressIn(container)).toBe('/resources/how-to-build-the-right-telemarketing-lists');
  });
});

it.each(resources.articles)('has 600 to 1,200 words of $slug', async ({ load }) => {
  const words = (await load()).html.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1200);
});

// The article in pages has a form of its own.
it.each(support.articles.filter(({ pages }) => pages === undefined))(
  '$slug answers first, says what can go wrong, and ends with the next question',
  async ({ load }) => {
    const paragraphs = (await load()).html.trim().split(/\n\n+/);
    expect(paragraphs[0]).not.toMatch(/^[#!-]/);
    expect(paragraphs).toContain('## What can go wrong');
    expect(paragraphs.at(-1)).toMatch(/^The next question is often.*\]\(\/(?:support|resources|pricing)/);
  },
);

it.each([resources, support])('leads from each article of $path only to others of it', ({ articles }) => {
  const slugs = articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { slug, related } of articles) {
    expect(slugs).toEqual(expect.arrayContaining([...related]));
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(slug);
  }
});

it('shows a legal text with its version and the day since which it is in force', async () => {
  const { container } = open('/terms');
  expect(await screen.findByText(/at least 3 business days before/)).toBeVisible();
  const [terms] = legalTexts;
  expect(screen.getByText(new RegExp(`^Version ${terms?.version ?? 0}, in force since`))).toBeVisible();
  await expectAccessible(container);
});
