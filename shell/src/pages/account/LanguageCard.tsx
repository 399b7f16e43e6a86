import type { User } from '@euro/api-contract';
import { Card, Heading, Segmented, Soft, Stack } from '@euro/design-system';
import type { Locale } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useId } from 'react';
import { localeFor, shownLanguage, switchLanguage, translationFor } from '../../browser/addedLanguages.js';
import { OFFERED_LANGUAGES } from '../../browser/offeredLanguages.js';
import { profileTexts } from '../texts/profileTexts.js';
import { useSaveUser } from './useSaveUser.js';
import { useSingleFlight } from './useSingleFlight.js';

const options = Object.entries(OFFERED_LANGUAGES).map(([value, { name }]) => ({ value, text: name }));

/** The account's language, which the portal follows. */
export function LanguageCard({ language }: { readonly language: User['language'] }) {
  const t = useText(profileTexts);
  const { notices } = usePlatform();
  const save = useSaveUser();
  const titleId = useId();
  const value = typeof ADDED_LANGUAGES === 'undefined' ? language : shownLanguage(document, language);
  const [choose] = useSingleFlight(async (code: string) => {
    if (code === value) return;
    const change =
      typeof ADDED_LANGUAGES === 'undefined'
        ? { language: code as Locale }
        : { language: localeFor(code), translation: translationFor(code) };
    if (!(await save(change))) return;
    notices.show({ tone: 'positive', text: t('language.saved') });
    if (typeof ADDED_LANGUAGES !== 'undefined') switchLanguage(code, window);
  });

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <div>
          <Heading id={titleId}>{t('language')}</Heading>
          <Soft>{t('language.text')}</Soft>
        </div>
        <div>
          <Segmented label={t('language')} value={value} onChange={choose} options={options} />
        </div>
      </Stack>
    </Card>
  );
}
