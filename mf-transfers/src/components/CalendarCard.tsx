import { Card, CardHeader, Soft, useClock } from '@euro/design-system';
import type { GamePlayer } from '@euro/game';
import {
  CardBody,
  commonTexts,
  difficulties,
  difficultyTexts,
  eitherOf,
  shirtOf,
  undecidedMatch,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, useId, useMemo } from 'react';
import { type NationCalendar, squadCalendar } from '../domain/squadCalendar.js';
import { listTexts } from '../texts/listTexts.js';
import { NationFixtures } from './transfers/NationFixtures.js';

interface CalendarCardProps {
  /** As it would be, in any order. */
  squad: readonly GamePlayer[];
}

/** The coming matches of the squad's nations, and how hard they are. */
export const CalendarCard = memo(function CalendarCard({ squad }: CalendarCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(listTexts);
  const difficulty = useText(difficultyTexts);
  const now = useClock();
  const playerIds = squad.map(({ id }) => id);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('calendar')} />
      <ul>
        {squadCalendar(playerIds, world, now()).map((nation) => (
          <NationRow key={nation.clubId} nation={nation} />
        ))}
      </ul>
      <CardBody>
        <Soft>{t('legend', { method: difficulty('method') })}</Soft>
      </CardBody>
    </Card>
  );
});

function NationRow({ nation }: { nation: NationCalendar }) {
  const world = useWorld();
  const t = useText(listTexts);
  const difficulty = useText(difficultyTexts);
  const format = useFormat();
  const names = useNames();
  const levelOf = useMemo(() => difficulties(world), [world]);
  const openText = useOpenText(nation.clubId);
  const code = names.clubCode(nation.clubId);
  return (
    <NationFixtures
      nation={code}
      name={names.club(nation.clubId)}
      shirts={nation.players.map((player) => ({ ...shirtOf(player, code), id: player.id }))}
      shirtsLabel={nation.players.map(({ id }) => names.player(id)).join(', ')}
      fixtures={nation.fixtures.map(({ match, opponent, home }) => {
        const level = levelOf(opponent.id);
        return {
          id: match.id,
          opponent: t(home ? 'opponentHome' : 'opponentAway', { opponent: names.club(opponent.id) }),
          date: format.shortMoment(match.date),
          level,
          levelText: difficulty(`level${level}`),
        };
      })}
      noneText={nation.isOut ? t('nationOut') : (openText ?? t('noMatch'))}
    />
  );
}

/** Date of a nation's match while its opponent is undecided, with the two candidates. */
function useOpenText(clubId: number): string | undefined {
  const world = useWorld();
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames();
  const match = undecidedMatch(clubId, world.matches);
  if (match === undefined) return undefined;
  const either = eitherOf(match, world.matches);
  const [one, other] = either?.sides ?? [];
  const opponent =
    one && other
      ? common('againstEither', { one: names.club(one.id), other: names.club(other.id) })
      : common('opponentUnknown');
  return `${format.shortMoment(match.date)}, ${opponent}`;
}
