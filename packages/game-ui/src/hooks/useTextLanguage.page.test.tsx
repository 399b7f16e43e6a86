import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTextLanguage } from './useTextLanguage.js';

afterEach(() => Reflect.deleteProperty(globalThis, 'ADDED_LANGUAGES'));

it.each([
  [undefined, 'fr', 'en', 'en'],
  [{ fr: {} }, 'fr', 'en', 'fr'],
  [{ fr: {} }, 'fr', 'nl', 'nl'],
  [{ fr: {} }, 'xx', 'en', 'en'],
  [{ fr: {} }, 'toString', 'en', 'en'],
] as const)(
  'in a build with %j and the cookie %s a page in %s names %s',
  (added, cookie, locale, expected) => {
    Object.assign(globalThis, { ADDED_LANGUAGES: added });
    // biome-ignore lint/suspicious/noDocumentCookie: as the shell writes it
    document.cookie = `translation=${cookie}`;
    const fake = createFakePlatform({ locale });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PlatformProvider platform={fake.platform}>{children}</PlatformProvider>
    );
    expect(renderHook(() => useTextLanguage(), { wrapper }).result.current).toBe(expected);
  },
);
