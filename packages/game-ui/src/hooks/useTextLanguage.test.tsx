import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

/** As a build with these languages has it. */
function namedBy(added: object | undefined, cookie: string, locale: 'nl' | 'en'): string {
  Object.assign(globalThis, { ADDED_LANGUAGES: added });
  // biome-ignore lint/suspicious/noDocumentCookie: as the shell writes it
  document.cookie = `translation=${cookie}`;
  const fake = createFakePlatform({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={fake.platform}>{children}</PlatformProvider>
  );
  let named = '';
  jest.isolateModules(() => {
    const { useTextLanguage } =
      jest.requireActual<typeof import('./useTextLanguage.js')>('./useTextLanguage.js');
    named = renderHook(() => useTextLanguage(), { wrapper }).result.current;
  });
  return named;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ADDED_LANGUAGES');
});

it.each([
  [undefined, 'fr', 'en', 'en'],
  [{ fr: {} }, 'fr', 'en', 'fr'],
  [{ fr: {} }, 'fr', 'nl', 'nl'],
  [{ fr: {} }, 'xx', 'en', 'en'],
  [{ fr: {} }, 'toString', 'en', 'en'],
] as const)(
  'with the languages %j and the cookie %s a page in %s names %s',
  (added, cookie, locale, named) => {
    expect(namedBy(added, cookie, locale)).toBe(named);
  },
);
