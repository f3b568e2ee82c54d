// What a person can read of the page: its text, what is read out of it, what stands in its fields, and the tab's title.
const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'] as const;

export function shownOnPage(): string {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const attributes = elements.flatMap((element) => spoken.flatMap((name) => element.getAttribute(name) ?? []));
  const typed = elements.flatMap((element) => (element instanceof HTMLInputElement ? element.value : []));
  const texts = elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
  );
  return [document.title, ...texts, ...attributes, ...typed].join('\n');
}

/** Ids, and sentences of validators: what no person should read. */
export function forMachines(text: string): string[] {
  return (
    text.match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|must be|must not (?:have|match|be valid)|should match/gi) ??
    []
  );
}
