import { Card, CardTitle, Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ConsentChoice } from './ConsentChoice.js';
import { consentTexts } from './consentTexts.js';
import { useConsentNeed } from './useConsentNeed.js';

/** On /cookie: the present choice, which can be changed at any time. */
export function ConsentCard() {
  const t = useText(consentTexts);
  if (useConsentNeed() === null) return null;
  return (
    <Card $padded>
      <Stack>
        <CardTitle>{t('choice')}</CardTitle>
        <ConsentChoice hasLink={false} />
      </Stack>
    </Card>
  );
}
