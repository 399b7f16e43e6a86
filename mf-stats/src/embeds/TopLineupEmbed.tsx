import { ContainerBox } from '@euro/design-system';
import type { EmbedProps } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useState } from 'react';
import { WithMatches } from '../pages/matchdays/WithMatches.js';
import { useCountedWeeks } from '../pages/stats/useCountedWeeks.js';
import { TopLineupTab } from '../pages/top/TopLineupTab.js';

/**
 * `stats/top-lineup@1`: the best eleven of a matchday on the pitch; without `week` that of the last one that has
 * points.
 */
export function TopLineupEmbed({ week }: EmbedProps) {
  return <WithMatches>{() => <TopLineup week={typeof week === 'number' ? week : null} />}</WithMatches>;
}

function TopLineup({ week }: { readonly week: number | null }) {
  const { navigation } = usePlatform();
  const { week: lastWeek } = useCountedWeeks();
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const hasPoints = week !== null && lastWeek !== null && week >= 1 && week <= lastWeek;
  return (
    <ContainerBox>
      <TopLineupTab
        week={chosenWeek ?? (hasPoints ? week : lastWeek)}
        lastWeek={lastWeek}
        onWeek={setChosenWeek}
        onOpen={(id) => navigation.go(`/stats?player=${id}`)}
      />
    </ContainerBox>
  );
}
