import type { DraftSquad } from '@euro/game';
import { Lock } from 'lucide-react';
import { SquadPitch } from '../../components/SquadPitch.js';

interface LockedPitchProps {
  draft: DraftSquad;
  weekId: number;
}

/** The lineup of a closed matchday; its cards can't be pressed. */
export function LockedPitch({ draft, weekId }: LockedPitchProps) {
  return <SquadPitch draft={draft} weekId={weekId} locked benchHint={<Lock size={18} aria-hidden />} />;
}
