// What a long text is made of, beside it on wide screens.

/** Below this a text is overlooked at a glance. */
const HEADINGS_MIN = 3;

type Heading = { id: string; words: string };

/** The headings of the second level, in their order, as the build writes them: with an id, and no tag but emphasis. */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', words = '']) => ({ id, words }));
}

export function Contents({ html }: { html: string }) {
  const headings = headingsIn(html);
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav aria-label="On this page" className="article-contents">
      <p aria-hidden="true">On this page</p>
      <ul>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: words }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
