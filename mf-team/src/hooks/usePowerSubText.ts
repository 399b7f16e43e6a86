import { useNames, useWorld } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import type { PowerSubObstacle } from '../domain/powerSubPlay.js';
import { powerSubTexts } from '../texts/powerSubTexts.js';

type ReasonKey = keyof typeof powerSubTexts.nl & `reason-${string}`;

/**
 * Why a power sub can't be made or undone: from the rules, or from the details of the API's `power-sub-refused`; null
 * for another failure.
 */
export function usePowerSubText(): (breach: PowerSubObstacle | ApiFailure) => string | null {
  const world = useWorld();
  const t = useText(powerSubTexts);
  const names = useNames();
  return useCallback(
    (breach) => {
      const { code, params } = 'status' in breach ? breachOf(breach) : breach;
      const { playerId, fromWeek, limit } = params;
      const isOut = typeof playerId === 'number' && world.players.get(playerId)?.eliminated;
      const key = code === 'incoming-no-match' && isOut ? 'reason-incoming-eliminated' : `reason-${code}`;
      if (!isReason(key)) return null;
      return t(key, {
        name: typeof playerId === 'number' ? names.player(playerId) : '',
        week: typeof fromWeek === 'number' ? fromWeek : 0,
        limit: typeof limit === 'number' ? limit : 0,
      });
    },
    [t, names, world],
  );
}

function isReason(key: string): key is ReasonKey {
  return key in powerSubTexts.nl;
}

function breachOf({ code, details }: ApiFailure): {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
} {
  if (code !== 'power-sub-refused' || !isRecord(details)) return { code: '', params: {} };
  return { code: String(details.reason), params: isRecord(details.params) ? details.params : {} };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
