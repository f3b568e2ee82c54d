// Which addresses are pages of the web application. The build writes them down (`pages.json`), so that an
// address nobody made is 404 for search engines and monitors too, not only for the eye.

/** `patterns` as the router writes them: `:name` is one segment, a last `*` any number. As there, case and a last slash do not count. */
export function knownPages(patterns: string[]): (path: string) => boolean {
  const expressions = patterns.map(expressionOf);
  return (path) => expressions.some((expression) => expression.test(path));
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .split('/')
    .map((segment) =>
      segment === '*'
        ? '.*'
        : segment.startsWith(':')
          ? '[^/]+'
          : segment.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('/')
    .replace(/\/\.\*$/, '(?:/.*)?');
  return new RegExp(`^${source}/?$`, 'i');
}

/** Whether the asker takes a page: a browser, or a link preview that takes anything. Who names JSON wants the API's answer. */
export function takesPage(accept: string | undefined): boolean {
  if (accept === undefined || accept.includes('text/html')) return true;
  return accept.includes('*/*') && !accept.includes('json');
}
