import { TextLink } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { trendsLinkTexts } from '../texts/trendsLinkTexts.js';

/** The way to the trends, which have no place in the menu (spec §2). */
export function TrendsLink() {
  const t = useText(trendsLinkTexts);
  return (
    <TextLink href="/trends" icon={<ChevronRight size={18} aria-hidden />}>
      {t('link')}
    </TextLink>
  );
}
