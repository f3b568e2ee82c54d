// The tokens of theme.ts by antd's names. A file of its own, so that public pages load nothing of antd.
import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { site } from './site.ts';
import { coloursOf, fontStack, type Scheme } from './theme.ts';

// Phones zoom into an input whose letters are smaller.
const TOUCH_FONT_SIZE = 16;

type Looks = { still: boolean; touch: boolean };

// antd derives some hundreds of tokens anew for a theme that is another object, and draws all that use them.
const made = new Map<string, ThemeConfig>();

/** antd's theme for one scheme; the same one each time. `still` turns motion off, `touch` is for phones and tablets. */
export function antdTheme(scheme: Scheme, { still, touch }: Looks): ThemeConfig {
  const name = [scheme, still, touch].join();
  const known = made.get(name) ?? themeOf(scheme, { still, touch });
  made.set(name, known);
  return known;
}

function themeOf(scheme: Scheme, { still, touch }: Looks): ThemeConfig {
  const c = coloursOf(scheme, site.colours);
  const derive = scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm;
  // antd would derive a dimmer primary colour for dark; ours already has the right contrast.
  const algorithm: MappingAlgorithm = (seed, map) => ({
    ...derive(seed, map),
    colorPrimary: c.primary,
    colorPrimaryHover: c.primaryHover,
    colorPrimaryActive: c.primaryHover,
    colorPrimaryBorder: c.primary,
    colorPrimaryBorderHover: c.primaryHover,
  });
  const typed = touch ? { inputFontSize: TOUCH_FONT_SIZE } : {};
  const rail = `color-mix(in srgb, ${c.muted} 22%, transparent)`;
  return {
    algorithm,
    components: {
      Slider: {
        trackBg: c.primary,
        trackHoverBg: c.primaryHover,
        railBg: rail,
        railHoverBg: rail,
        handleColor: c.primary,
        handleActiveColor: c.primaryHover,
        handleActiveOutlineColor: 'transparent',
      },
      Drawer: { colorBgElevated: c.surface },
      Input: typed,
      InputNumber: typed,
      Select: touch ? { fontSize: TOUCH_FONT_SIZE } : {},
    },
    token: {
      colorPrimary: c.primary,
      colorPrimaryHover: c.primaryHover,
      colorInfo: c.primary,
      colorLink: c.primary,
      colorSuccess: c.ok,
      colorWarning: c.warn,
      colorError: c.bad,
      colorText: c.ink,
      colorTextSecondary: c.muted,
      colorTextTertiary: c.muted,
      colorTextDescription: c.muted,
      colorTextPlaceholder: c.muted,
      colorTextLightSolid: c.onPrimary,
      colorBgBase: c.surface,
      colorBgContainer: c.surface,
      colorBgElevated: c.surface,
      colorBgLayout: c.canvas,
      colorBorder: c.edge,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      fontFamily: fontStack,
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 10,
      controlHeight: 32,
      motion: !still,
    },
  };
}
