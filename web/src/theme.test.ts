import { dictionaries } from '@leadwright/leads/dictionaries';
import { siteIds, sites } from '@leadwright/runtime/site/sites';
import { antdTheme } from './antd-theme.ts';
import { colours, coloursOf, textPairs, themeCss, type Scheme } from './theme.ts';

const schemes: Scheme[] = ['light', 'dark'];
const readable = 5.2;
const edgeVisible = 3;

// WCAG 2: relative luminance of an sRGB colour.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(schemes)('the %s theme', (scheme) => {
  it.each(textPairs.map(([text, ground]) => ({ text, ground })))(
    'keeps $text readable on $ground',
    ({ text, ground }) => {
      expect(contrast(colours[scheme][text], colours[scheme][ground])).toBeGreaterThanOrEqual(readable);
    },
  );

  it.each(dictionaries.map((dictionary) => ({ dictionary, name: dictionary.dictId })))(
    'keeps the colour of $name readable as text',
    ({ dictionary }) => {
      const colour = scheme === 'dark' ? dictionary.themeColorDark : dictionary.themeColor;
      for (const ground of ['surface', 'canvas'] as const)
        expect(contrast(colour, colours[scheme][ground])).toBeGreaterThanOrEqual(readable);
    },
  );

  it.each(['surface', 'canvas'] as const)('keeps the edge of a control visible on %s', (ground) => {
    expect(contrast(colours[scheme].edge, colours[scheme][ground])).toBeGreaterThanOrEqual(edgeVisible);
  });

  it('is the same object each time, since antd makes its tokens anew for another', () => {
    const looks = { still: true, touch: false };
    expect(antdTheme('dark', looks)).toBe(antdTheme('dark', looks));
    expect(antdTheme('dark', looks)).not.toBe(antdTheme('light', looks));
  });

  it('is what antd draws with', () => {
    expect(antdTheme(scheme, { still: true, touch: false }).token).toMatchObject({
      colorText: colours[scheme].ink,
      colorBorder: colours[scheme].edge,
      motion: false,
    });
  });

  it('is in the style sheet with every colour', () => {
    for (const value of Object.values(colours[scheme])) expect(themeCss()).toContain(value);
  });
});

describe.each(siteIds.flatMap((id) => schemes.map((scheme) => ({ id, scheme }))))('$id, $scheme', ({ id, scheme }) => {
  const own = sites[id].colours;
  const all = coloursOf(scheme, own);

  it('keeps every text readable', () => {
    const unreadable = textPairs.filter(([text, ground]) => contrast(all[text], all[ground]) < readable);
    expect(unreadable).toEqual([]);
  });

  it('is in its style sheet with every colour', () => {
    for (const value of Object.values(all)) expect(themeCss(own)).toContain(value);
  });
});
