/** The screen is one of a phone, until Jest restores its mocks. */
export function showAsPhone(): void {
  window.matchMedia ??= () => ({}) as never;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as never,
  );
}
