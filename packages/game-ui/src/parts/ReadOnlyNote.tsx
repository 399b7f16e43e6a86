import { Callout } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useIsArchive } from '../hooks/useIsArchive.js';
import { archiveTexts } from '../messages/archiveTexts.js';

/** In a competition that is over, in the place of what could be changed: that it can only be read. */
export function ReadOnlyNote() {
  const t = useText(archiveTexts);
  return useIsArchive() ? <Callout>{t('readOnly')}</Callout> : null;
}
