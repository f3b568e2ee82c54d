import type { Page } from 'playwright-core';

export type Focused = { name: string; rings: string };

/** The focused element, and its focus rings. */
export async function focusedIn(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const rings: string[] = [];
    for (let part = at, up = 0; part !== null && up < 4; part = part.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow } = getComputedStyle(part);
      if (outlineStyle !== 'none')
        rings.push(`${outlineWidth} ${outlineOffset} ${outlineColor}${boxShadow === 'none' ? '' : ' and a shadow'}`);
    }
    return { name: at?.textContent?.trim() ?? '', rings: rings.join(' + ') };
  });
}
