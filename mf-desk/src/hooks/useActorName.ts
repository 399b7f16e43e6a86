import type { AuditEntry } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { deskTexts } from '../texts/deskTexts.js';

/** Who did it, in words. */
export function useActorName(): (actor: AuditEntry['actor']) => string {
  const t = useText(deskTexts);
  return (actor) => actor?.name ?? t('byItself');
}
