// jsdom draws nothing and knows no media queries: what a sheet says at one width of the screen is put into the page flat.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');

/** Until the test ends the page wears these sheets (paths from `src`) as a screen of `width` pixels would, touched by finger or not. */
export function wearStyles(width: number, sheets: string[], { touch = false } = {}): void {
  for (const name of sheets) {
    const style = document.createElement('style');
    style.dataset['worn'] = name;
    document.head.append(style);
    style.textContent = readFileSync(path.join(source, name), 'utf8');
    const rules = [...(style.sheet?.cssRules ?? [])];
    style.textContent = rules.flatMap((rule) => flat(rule, width, touch)).join('\n');
  }
}

/** To be called after each test that wears styles. */
export function takeStylesOff(): void {
  for (const style of document.querySelectorAll('style[data-worn]')) style.remove();
}

function flat(rule: CSSRule, width: number, touch: boolean): string[] {
  if (!('media' in rule)) return [rule.cssText];
  const { media, cssRules } = rule as CSSMediaRule;
  return matches(media.mediaText, width, touch) ? [...cssRules].map(({ cssText }) => cssText) : [];
}

function matches(query: string, width: number, touch: boolean): boolean {
  return [...query.matchAll(/\(([a-z-]+):\s*([^)]+)\)/g)].every(([, name = '', value = '']) => {
    if (name === 'max-width') return width <= Number.parseFloat(value);
    if (name === 'min-width') return width >= Number.parseFloat(value);
    return name === 'pointer' && (value === 'coarse') === touch;
  });
}
