import { ContainerBox } from '@euro/design-system';
import type { EmbedProps } from '@euro/platform';
import { useState } from 'react';
import { WithMatches } from '../pages/matchdays/WithMatches.js';
import { TrendsOfWeek } from '../pages/trends/TrendsOfWeek.js';

/**
 * `stats/trends@1`: whom teams bought, sold and made captain for a matchday; without `week` for the last one that
 * closed.
 */
export function TrendsEmbed({ week }: EmbedProps) {
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  return (
    <ContainerBox>
      <WithMatches>
        {({ deadline }) => (
          <TrendsOfWeek
            week={chosenWeek ?? (typeof week === 'number' ? week : null)}
            lastWeek={deadline.lastScoredWeek}
            onWeek={setChosenWeek}
          />
        )}
      </WithMatches>
    </ContainerBox>
  );
}
