// The tokens of theme.ts in antd's words. Kept apart so that public pages carry nothing of antd.
import { theme as antd, type ThemeConfig } from 'antd';
import { colours, fontStack, type Scheme } from './theme.ts';

/** antd's theme for one scheme. `still` is for people who asked for less motion. */
export function antdTheme(scheme: Scheme, still: boolean): ThemeConfig {
  const c = colours[scheme];
  return {
    algorithm: scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
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
