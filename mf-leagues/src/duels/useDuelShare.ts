import type { Duel } from '@euro/api-contract';
import { useAddress, useShare } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { challengeTexts } from '../texts/challengeTexts.js';

/** Address of a duel. */
export function duelPath(code: string): string {
  return `/duel/${encodeURIComponent(code)}`;
}

/** Sharing the link of a duel. */
export function useDuelShare() {
  const t = useText(challengeTexts);
  const address = useAddress();
  const { share, copyCode, isSharing } = useShare({ failed: t('shareFailed') });
  const urlOf = ({ code }: Pick<Duel, 'code'>) => address(duelPath(code));
  return {
    urlOf,
    isSharing,
    copy: (duel: Pick<Duel, 'code'>) => copyCode(urlOf(duel), t('copied')),
    share: (duel: Pick<Duel, 'code'>) => share({ title: t('shareTitle'), url: urlOf(duel) }, t('copied')),
  };
}
