// The package ships without types; this is the part of it that is used here.
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> };
  export function convert(html: string, options?: { wordwrap?: number; selectors?: Selector[] }): string;
}
