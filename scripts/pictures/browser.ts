// What the browser of the tests gives, by name.
import type { launchBrowser } from '../../e2e/src/browser/browser.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
export type Context = Awaited<ReturnType<Browser['newContext']>>;
export type Locator = ReturnType<Page['locator']>;
