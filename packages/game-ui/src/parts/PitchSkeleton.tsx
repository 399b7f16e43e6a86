import { useText } from '@euro/platform/react';
import { commonTexts } from '../messages/commonTexts.js';
import { DugOut } from './pitch/DugOut.js';
import { Pitch, PitchBox } from './pitch/Pitch.js';
import { PlayerCard } from './player-card/PlayerCard.js';

const ROWS = [1, 4, 4, 2];
const BENCH = [0, 1, 2, 3];

/** The empty pitch while loading, in its final size. */
export function PitchSkeleton() {
  const t = useText(commonTexts);
  const ghost = (key: string) => (
    <PlayerCard key={key} state="empty" name="&nbsp;" label={t('loading')} secondLine="&nbsp;" />
  );
  return (
    <div aria-hidden="true">
      <PitchBox>
        <Pitch
          label={t('loading')}
          coach={ghost('coach')}
          rows={ROWS.map((count, row) => Array.from({ length: count }, (_, at) => ghost(`${row}-${at}`)))}
        />
        <DugOut
          title={t('bench')}
          seats={BENCH.map((seat) => ({
            id: seat,
            order: seat === 0 ? undefined : seat,
            note: seat === 0 ? t('benchKeeper') : undefined,
            card: ghost(`bench-${seat}`),
          }))}
        />
      </PitchBox>
    </div>
  );
}
