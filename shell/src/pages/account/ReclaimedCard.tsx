import { Card, Heading, Stack } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useId, useRef } from 'react';
import { proofTexts } from '../texts/proofTexts.js';
import { reclaimedQuery } from './reclaimedQuery.js';

/** Explains what happened to an account with an unproved address, and its owner's options (decisions §7.4). */
export function ReclaimedCard() {
  const t = useText(proofTexts);
  const { search } = useShared(usePlatform().navigation.location);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = new URLSearchParams(search).has(reclaimedQuery);
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack $gap={12}>
        <Heading id={titleId} ref={title} tabIndex={-1}>
          {t('reclaimed')}
        </Heading>
        <p>{t('reclaimed.what')}</p>
        <p>{t('reclaimed.own')}</p>
        <p>{t('reclaimed.other')}</p>
      </Stack>
    </Card>
  );
}
