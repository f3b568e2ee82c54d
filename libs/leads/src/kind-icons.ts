// Beside `kinds.ts`, for menus that show icons: a public page has none of them.
import { dictionaries } from './dictionaries.ts';

export const kindIcons: Readonly<Record<string, string>> = Object.fromEntries(
  dictionaries.map(({ dictId, icon }) => [dictId, icon]),
);
