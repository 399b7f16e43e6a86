import type { AuditEntry } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { deskTexts } from '../texts/deskTexts.js';

/** Name of the actor of an entry. */
export function useActorName(): (actor: AuditEntry['actor']) => string {
  const t = useText(deskTexts);
  return (actor) => actor?.name ?? t('byItself');
}
