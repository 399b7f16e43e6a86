import type { User } from '@euro/api-contract';
import { Card, Heading, Segmented, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useId } from 'react';
import { profileTexts } from '../texts/profileTexts.js';
import { useSaveUser } from './useSaveUser.js';
import { useSingleFlight } from './useSingleFlight.js';

/** The language that goes with the account; the portal follows it. */
export function LanguageCard({ language }: { readonly language: User['language'] }) {
  const t = useText(profileTexts);
  const { notices } = usePlatform();
  const save = useSaveUser();
  const titleId = useId();
  const [choose] = useSingleFlight(async (next: User['language']) => {
    if (next !== language && (await save({ language: next })))
      notices.show({ tone: 'positive', text: t('language.saved') });
  });

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <div>
          <Heading id={titleId}>{t('language')}</Heading>
          <Soft>{t('language.text')}</Soft>
        </div>
        <div>
          <Segmented
            label={t('language')}
            value={language}
            onChange={choose}
            options={[
              { value: 'nl', text: t('nl') },
              { value: 'en', text: t('en') },
            ]}
          />
        </div>
      </Stack>
    </Card>
  );
}
