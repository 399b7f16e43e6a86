import type { Notice } from '@euro/platform';
import type { PortalState } from '@euro/platform/host';
import { createTranslator, defineTexts } from '@euro/platform/react';
import type { Observer } from 'rxjs';

export const cookieTexts = defineTexts({
  nl: { needed: 'Aanmelden lukt alleen met cookies. Sta ze toe voor deze site.' },
  en: { needed: 'Signing in needs cookies. Allow them for this site.' },
});

/** Shows that the browser did not store the cookie of a sign-in. */
export function noticeCookies(
  notices: Pick<Observer<Notice>, 'next'>,
  { locale }: Pick<PortalState, 'locale'>,
): void {
  notices.next({ tone: 'danger', text: createTranslator(cookieTexts, locale.value)('needed') });
}
