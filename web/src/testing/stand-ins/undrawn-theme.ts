// The theme without antd's rules, in place of antd-theme.ts (jest.config.js): nothing is drawn in tests, and the rules would
// be compared with every element whenever somebody asks whether it is seen. That was a quarter of the time of a page's suite.
import { antdTheme as drawn } from '../../../src/antd-theme.ts';

export const antdTheme = (...looks: Parameters<typeof drawn>): ReturnType<typeof drawn> =>
  Object.assign(drawn(...looks), { zeroRuntime: true });
