/** Until mocks are restored, media queries answer as on a small screen. */
export function onAPhone(): void {
  const styleOf = window.getComputedStyle.bind(window);
  // A drawer measures a scrollbar, which jsdom does not draw.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('767px'), media: query }) as MediaQueryList,
    );
}
