import type { CareerSeason, Player } from '@euro/api-contract';
import { Caption, Card, CardHeader, ListRow, Num } from '@euro/design-system';
import { COACH } from '@euro/game';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useFormat } from '../hooks/useFormat.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { SheetNote } from './SheetNote.js';

const TOTALS = ['goals', 'assists', 'cleanSheets'] as const;

interface CareerProps {
  player: Pick<Player, 'positionId'>;
  /** At least one. */
  seasons: readonly CareerSeason[];
}

/** A player's totals in each tournament of the game, without those that its source lacks. */
export function Career({ player, seasons }: CareerProps) {
  const t = useText(sheetTexts);
  const format = useFormat();
  const careerLine = (season: CareerSeason) =>
    [
      t('careerLine', { matches: season.matches, minutes: format.whole(season.minutes) }),
      ...TOTALS.filter((total) => !season.unknown?.includes(total)).map(
        (total) =>
          `${t(`careerLine.${total}`, { count: season[total] })}${season.incomplete?.includes(total) ? '*' : ''}`,
      ),
    ].join(' · ');
  return (
    <Card>
      <CardHeader title={t('career')} />
      <SheetNote>{t('careerText')}</SheetNote>
      <ul>
        {seasons.map((season) => (
          <ListRow
            key={`${season.competitionFeed} ${season.seasonId}`}
            title={titleOf(season, t)}
            detail={
              player.positionId === COACH
                ? t('careerCoachLine', { matches: season.matches })
                : careerLine(season)
            }
            trailing={
              <Points>
                <Num $size={20}>{format.points(season.points)}</Num>
                <Caption>{t('careerPoints', { count: season.points })}</Caption>
              </Points>
            }
          />
        ))}
      </ul>
      {seasons.some(({ incomplete }) => incomplete) && <SheetNote>{t('incomplete')}</SheetNote>}
    </Card>
  );
}

function titleOf(
  { competitionFeed: feed, seasonId }: CareerSeason,
  t: ReturnType<typeof useText<keyof typeof sheetTexts.nl>>,
): string {
  const season = String(seasonId);
  return feed === 'EUROM' ? t('career.EUROM', { season }) : t('careerOther', { feed, season });
}

const Points = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 4px;
`;
