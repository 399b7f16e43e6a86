import { useText } from '@euro/platform/react';
import { useCompetition, useGame } from '../competition/useCompetition.js';
import { portalTexts } from '../portal/portalTexts.js';
import { Wordmark } from './header/Wordmark.js';

/** Mark and name of the page's competition. */
export function OwnWordmark() {
  const t = useText(portalTexts);
  const game = useGame();
  const { own, seasonId } = useCompetition();
  return (
    <Wordmark
      href="/home"
      label={t('wordmark', { game })}
      game={game}
      emblem={own?.brand?.emblem}
      isFirm={seasonId !== null}
    />
  );
}
