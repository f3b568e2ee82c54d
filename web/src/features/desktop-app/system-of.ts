const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:exe|msi|msix|appx)$/i, 'Windows'],
  [/\.(?:dmg|pkg)$/i, 'macOS'],
  [/\.(?:appimage|deb|rpm|snap|flatpak)$/i, 'Linux'],
];

/** The system that a file is for, by its ending; null where the address is of a page, or does not tell. */
export function systemOf(address: string): string | null {
  const { pathname } = new URL(address);
  return endings.find(([ending]) => ending.test(pathname))?.[1] ?? null;
}
