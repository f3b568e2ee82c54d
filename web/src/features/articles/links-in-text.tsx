import { useEffect, useLayoutEffect, useRef } from 'react';
import { mediaOfDark, useScheme } from '../../components/layout/scheme.ts';
import { useGo } from '../../navigation/go.ts';

/** The address of the link that this click follows within the site; a click with a key held is the browser's. */
function followed(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const to = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
  return to?.startsWith('/') ? to : undefined;
}

/**
 * HTML that the build made of our own Markdown. A link to another page does not load the application again, and pictures
 * follow the colours that the person chose.
 */
export function LinksInText({ html, className }: { html: string; className: string }) {
  const text = useRef<HTMLDivElement>(null);
  const go = useGo();
  const { choice } = useScheme();
  useLayoutEffect(() => {
    for (const source of text.current?.querySelectorAll('source[media]') ?? [])
      source.setAttribute('media', mediaOfDark(choice));
  }, [html, choice]);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const to = followed(event);
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  });
  return <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
