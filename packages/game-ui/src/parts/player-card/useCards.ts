import type { Player } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { eliminatedClubs } from '../../domain/eliminatedClubs.js';
import { opponentOutlook } from '../../domain/opponentOutlook.js';
import { useNames } from '../../hooks/useNames.js';
import { useWorld } from '../../hooks/useWorld.js';
import { commonTexts } from '../../messages/commonTexts.js';
import { markOf } from './shirtOf.js';

/** The match a card shows, written short and in words. */
export interface CardFixture {
  /**
   * "SUI"; "POR/SVN" of two candidates, "eerst ROU" before his own deciding match; a question mark for an unknown
   * opponent.
   */
  readonly opponent: string;
  /** "(u)"; empty while the opponent is undecided. */
  readonly venue: string;
  /** "uit tegen Zwitserland" */
  readonly spoken: string;
  /** His nation plays only if it wins its match before that. */
  readonly pending: boolean;
}

/** Texts of the cards in a matchday. */
export function useCards(weekId: number | null) {
  const world = useWorld();
  const t = useText(commonTexts);
  const names = useNames();
  return useMemo(() => {
    const out = eliminatedClubs(world);
    const fixture = (clubId: number): CardFixture | null => {
      const outlook = weekId === null ? null : opponentOutlook(clubId, weekId, world.matches);
      switch (outlook?.kind) {
        case 'known': {
          const { opponent, home } = outlook.fixture;
          return card(
            opponent.short,
            t(home ? 'homeAgainst' : 'awayAgainst', { opponent: names.club(opponent.id) }),
            `(${home ? t('home') : t('away')})`,
          );
        }
        case 'either': {
          const [one, other] = outlook.sides;
          return card(
            `${one.short}/${other.short}`,
            t('againstEither', { one: names.club(one.id), other: names.club(other.id) }),
          );
        }
        case 'first': {
          const { short, id } = outlook.opponent;
          return {
            ...card(
              t('firstAgainst', { opponent: short }),
              t('firstAgainstSpoken', { opponent: names.club(id) }),
            ),
            pending: true,
          };
        }
        case 'unknown':
          // A nation may be out while the pairings are open.
          return out.has(clubId) ? null : card('?', t('opponentUnknown'));
        default:
          return null;
      }
    };
    /** Name, nation, position and what there is to mind: "Jamal Musiala, Duitsland, middenvelder, geblesseerd". */
    const who = (player: Player): string => {
      const mark = markOf(player);
      return [
        fullName(player),
        names.club(player.clubId),
        names.position(player.positionId),
        mark && !player.leftAt ? t(mark) : '',
      ]
        .filter((part) => part !== '')
        .join(', ');
    };
    return { fixture, who };
  }, [world, weekId, t, names]);
}

const card = (opponent: string, spoken: string, venue = ''): CardFixture => ({
  opponent,
  venue,
  spoken,
  pending: false,
});

/** First name and surname, or his only name. */
export function fullName(player: Player): string {
  const { forename, name } = player;
  return forename === '' || name.startsWith(forename) ? name : `${forename} ${name}`;
}
