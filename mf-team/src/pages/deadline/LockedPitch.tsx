import type { DraftSquad } from '@euro/game';
import type { World } from '@euro/game-ui';
import { Lock } from 'lucide-react';
import { SquadPitch } from '../../parts/SquadPitch.js';

interface LockedPitchProps {
  draft: DraftSquad;
  world: World;
  weekId: number;
}

/** The lineup of a matchday that closed: nobody on it can be pressed. */
export function LockedPitch({ draft, world, weekId }: LockedPitchProps) {
  return (
    <SquadPitch
      draft={draft}
      world={world}
      weekId={weekId}
      locked
      benchHint={<Lock size={18} aria-hidden />}
    />
  );
}
