type Parameters = {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
};

/** The address of an operation, its parameters filled in; a parameter without a value is left out. */
export function addressOf(template: string, { path = {}, query = {} }: Parameters): string {
  const url = new URL(
    template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')),
    window.location.origin,
  );
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.append(name, String(value));
  return url.href;
}
