import { type MouseEvent } from 'react';
import { useGo } from '../../navigation/go.ts';

/**
 * HTML that the build made of our own Markdown. A link to another page opens without loading the application again;
 * with a key held, or to another site, it is the browser's.
 */
export function LinksInText({ html, className }: { html: string; className: string }) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = link.getAttribute('href') ?? '';
    if (!to.startsWith('/') || link.target === '_blank') return;
    event.preventDefault();
    go(to);
  };
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
