import type { Player } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { fixtureOf } from '../domain/fixtures.js';
import { matchOutlook } from '../domain/matchOutlook.js';
import type { World } from '../domain/world.js';
import { commonTexts } from '../messages/commonTexts.js';
import { markOf } from '../parts/shirtOf.js';
import { useNames } from './useNames.js';

/** The match a card shows, written short and in words. */
export interface CardFixture {
  /** "SUI"; a question mark while the opponent, or whether he plays at all, is still to be decided. */
  readonly opponent: string;
  /** "(u)", or nothing while the opponent is not known. */
  readonly venue: string;
  /** "uit tegen Zwitserland" */
  readonly spoken: string;
}

/** What the cards of a matchday say. */
export function useCards(world: World, weekId: number | null) {
  const t = useText(commonTexts);
  const names = useNames(world);
  return useMemo(() => {
    const fixture = (clubId: number): CardFixture | null => {
      const found = fixtureOf(clubId, weekId, world.matches);
      if (found === null) {
        if (weekId === null || matchOutlook(clubId, weekId, world.matches) === 'none') return null;
        return { opponent: '?', venue: '', spoken: t('opponentUnknown') };
      }
      const { opponent, home } = found;
      return {
        opponent: opponent.short,
        venue: `(${home ? t('home') : t('away')})`,
        spoken: t(home ? 'homeAgainst' : 'awayAgainst', { opponent: names.club(opponent.id) }),
      };
    };
    /** Name, nation, position and what there is to mind: "Jamal Musiala, Duitsland, middenvelder, geblesseerd". */
    const who = (player: Player): string => {
      const mark = markOf(player);
      return [
        fullName(player),
        names.club(player.clubId),
        names.position(player.positionId),
        mark === 'banned' || mark === 'injured' || mark === 'eliminated' ? t(mark) : '',
      ]
        .filter((part) => part !== '')
        .join(', ');
    };
    return { fixture, who };
  }, [world, weekId, t, names]);
}

/** First name and surname, or the one name he goes by. */
export function fullName(player: Player): string {
  const { forename, name } = player;
  return forename === '' || name.startsWith(forename) ? name : `${forename} ${name}`;
}
