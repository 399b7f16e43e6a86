import { Chip } from '@euro/design-system';
import { useWorld, type World } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { WifiOff } from 'lucide-react';
import { pointsTexts } from '../../texts/pointsTexts.js';

/** Shows that the live connection is interrupted: points may be old; only while they may change. */
export function Connection({ week }: { readonly week: number }) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const live = useShared(usePlatform().state.live);
  const isCut = isUnconfirmed(world, week) && live !== null && !live.connected;
  return (
    <span role="status">
      {isCut && (
        <Chip tone="night" icon={<WifiOff aria-hidden />}>
          {t('disconnected')}
        </Chip>
      )}
    </span>
  );
}

/** True while a matchday's points may change. */
export function isUnconfirmed({ weeks }: Pick<World, 'weeks'>, week: number): boolean {
  return weeks.some(({ weekId, state }) => weekId === week && state !== 'confirmed');
}
