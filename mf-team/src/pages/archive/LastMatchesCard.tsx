import type { Match } from '@euro/api-contract';
import { Card, CardHeader, IconTile, ListRow } from '@euro/design-system';
import { champion, lastMatches } from '@euro/game';
import {
  commonTexts,
  DayHeading,
  FixtureRow,
  stageOf,
  useFixtureProps,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Trophy } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';

/** Most matches that are shown of a last matchday; where all play at the end there are more. */
const MOST = 4;

/** The champion, and the last matches of the tournament. */
export function LastMatchesCard() {
  const t = useText(archiveHomeTexts);
  const common = useText(commonTexts);
  const world = useWorld();
  const names = useNames();
  const format = useFormat();
  const fixture = useFixtureProps();
  const titleId = useId();
  const matches = lastMatches(world.matches, MOST);
  const winner = champion(matches);

  const day = ({ date, stage: stageName }: Match) => {
    const stage = stageOf(stageName)?.stage;
    const round = stage === 'final' || stage === 'third' ? t(`round.${stage}`) : stageName;
    return `${format.day(date)} · ${round}`;
  };
  const note = ({ penHome: home, penAway: away, extraTime }: Match) => {
    if (home !== null && away !== null) return t('penalties', { home, away });
    return extraTime ? t('extraTime') : undefined;
  };

  if (matches.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('lastMatches')} />
      {winner && (
        <List>
          <ListRow
            leading={
              <IconTile>
                <Trophy aria-hidden />
              </IconTile>
            }
            title={t('champion', { nation: names.club(winner.clubId) })}
          />
        </List>
      )}
      <Days>
        {matches.map((match) => (
          <section key={match.id}>
            <DayHeading>{day(match)}</DayHeading>
            <ul>
              <FixtureRow
                time={common('ended')}
                href={`/match/${match.id}`}
                note={note(match)}
                {...fixture(match, [])}
              />
            </ul>
          </section>
        ))}
      </Days>
    </Card>
  );
}

const List = styled.ul`
  container-type: inline-size;
`;

const Days = styled.div`
  container-type: inline-size;
  padding-bottom: 4px;
`;
