// Types of the part that is used here, because the package has none.
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> };
  type Element = { attribs?: Record<string, string>; children: unknown[] };
  type Builder = {
    addInline(text: string, options?: { noWordTransform?: boolean }): void;
    addLineBreak(): void;
    openBlock(options: { leadingLineBreaks: number }): void;
    closeBlock(options: { trailingLineBreaks: number }): void;
  };
  type Walk = (children: unknown[], builder: Builder) => void;
  export type Formatter = (element: Element, walk: Walk, builder: Builder) => void;
  export function convert(
    html: string,
    options?: { wordwrap?: number; selectors?: Selector[]; formatters?: Record<string, Formatter> },
  ): string;
}
