import type { DraftSquad } from '@euro/game';
import { PitchPlace, type World } from '@euro/game-ui';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { SquadPitch } from '../../parts/SquadPitch.js';

interface LockedPitchProps {
  draft: DraftSquad;
  world: World;
  weekId: number;
}

/** The lineup of a matchday that closed: nobody on it can be pressed. */
export function LockedPitch({ draft, world, weekId }: LockedPitchProps) {
  return (
    <Faded>
      <SquadPitch draft={draft} world={world} weekId={weekId} benchHint={<Lock size={18} aria-hidden />} />
    </Faded>
  );
}

const Faded = styled(PitchPlace)`
  filter: saturate(0.85);
`;
