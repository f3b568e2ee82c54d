// Types of the part that is used here, because the package has none.
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> };
  export function convert(html: string, options?: { wordwrap?: number; selectors?: Selector[] }): string;
}
