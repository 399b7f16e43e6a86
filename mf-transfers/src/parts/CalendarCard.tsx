import { Card, CardHeader, NationFixtures, Soft, useClock } from '@euro/design-system';
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
  type World,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId, useMemo } from 'react';
import { type NationCalendar, squadCalendar } from '../domain/squadCalendar.js';
import { listTexts } from '../messages/listTexts.js';

interface CalendarCardProps {
  /** The squad as it would be, in any order. */
  playerIds: readonly number[];
  world: World;
}

/** The coming matches of the squad's nations, and how hard they are. */
export function CalendarCard({ playerIds, world }: CalendarCardProps) {
  const titleId = useId();
  const t = useText(listTexts);
  const difficulty = useText(difficultyTexts);
  const now = useClock();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('calendar')} />
      <ul>
        {squadCalendar(playerIds, world, now()).map((nation) => (
          <NationRow key={nation.clubId} nation={nation} world={world} />
        ))}
      </ul>
      <CardBody>
        <Soft>{t('legend', { method: difficulty('method') })}</Soft>
      </CardBody>
    </Card>
  );
}

function NationRow({ nation, world }: { nation: NationCalendar; world: World }) {
  const t = useText(listTexts);
  const difficulty = useText(difficultyTexts);
  const format = useFormat();
  const names = useNames(world);
  const levelOf = useMemo(() => difficulties(world), [world]);
  const openText = useOpenText(nation.clubId, world);
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

/** When a nation plays whose opponent is not decided, and which two it may be. */
function useOpenText(clubId: number, world: World): string | undefined {
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames(world);
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
