import { htmlOfMarkdown } from './markdown.ts';

it('gives each heading an id by which it can be linked to', () => {
  expect(htmlOfMarkdown('## What it *costs*, & why')).toBe(
    '<h2 id="what-it-costs-why">What it <em>costs</em>, &amp; why</h2>\n',
  );
});

it('refuses HTML, which nothing would check, and a title of its own, of which a page has one', () => {
  expect(() => htmlOfMarkdown('Text\n\n<script>alert(1)</script>')).toThrow('without HTML');
  expect(() => htmlOfMarkdown('a <b onclick="x">word</b>')).toThrow('without HTML');
  expect(() => htmlOfMarkdown('# Title')).toThrow('its title stands in the list');
});

it('leaves comments out', () => {
  expect(htmlOfMarkdown('<!-- for a lawyer -->\n\nText')).toBe('<p>Text</p>\n');
});

it('makes a table that scrolls by itself, also by keyboard', () => {
  const html = htmlOfMarkdown('| a | b |\n|---|---|\n| 1 | [two](/pricing) |');
  expect(html).toContain('<div class="table-scroll" tabindex="0" role="region" aria-label="Table: a, b">');
  expect(html).toContain('<th scope="col">a</th>');
  expect(html).toContain('<td><a href="/pricing">two</a></td>');
});

it('makes headers of rows of the column whose own header is empty', () => {
  const html = htmlOfMarkdown('| | telephone |\n|---|---|\n| cost | 15 cents |');
  expect(html).toContain('<tr><td></td><th scope="col">telephone</th></tr>');
  expect(html).toContain('<tr><th scope="row">cost</th><td>15 cents</td></tr>');
  expect(html).toContain('aria-label="Table: telephone"');
});
