import { stubBrowser } from './stubBrowser.js';

/** Makes the window as narrow as a phone's until mocks are restored. */
export function onPhone(): void {
  stubBrowser();
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
    );
}
