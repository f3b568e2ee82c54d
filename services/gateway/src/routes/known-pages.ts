// So that search engines and monitors get a 404 for any address that the build does not list.

/** `:name` is one segment, a last `*` any number. Ignores case and a last slash, as the router does. */
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

/** A browser, or a link preview that accepts anything. A client that names JSON wants the API. */
export function acceptsPage(accept: string | undefined): boolean {
  if (accept === undefined || accept.includes('text/html')) return true;
  return accept.includes('*/*') && !accept.includes('json');
}
