import type { Player } from '@euro/api-contract';
import { Card, CardHeader, container, Flag, ListRow, Soft, TextLink, useClock } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { difficulties } from '../domain/difficulties.js';
import { comingFixtures } from '../domain/fixtures.js';
import { nationFate, openRound } from '../domain/nationCourse.js';
import { eitherOf, undecidedMatch } from '../domain/opponentOutlook.js';
import { stageOf } from '../domain/rounds.js';
import { type Format, useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { difficultyTexts } from '../messages/difficultyTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { FixtureDifficulty } from '../parts/FixtureDifficulty.js';
import { SheetNote } from './SheetNote.js';

/** Most coming matches that a sheet shows. */
const SHOWN = 3;

/** The coming matches of a player's nation with how hard they are, the round it may reach, or that it is out. */
export function NextMatches({ player }: { player: Player }) {
  const world = useWorld();
  const t = useText(sheetTexts);
  const common = useText(commonTexts);
  const hard = useText(difficultyTexts);
  const { navigation } = usePlatform();
  const clubPage = `/club/${player.clubId}`;
  const format = useFormat();
  const names = useNames();
  const now = useClock();
  const difficultyOf = useMemo(() => difficulties(world), [world]);
  // Who left is of no club.
  const clubId = player.leftAt ? 0 : player.clubId;
  const upcoming = comingFixtures(clubId, world.matches, now()).slice(0, SHOWN);
  const open = undecidedMatch(clubId, world.matches);
  const stage = open && stageOf(open.stage)?.stage;
  const either = open && eitherOf(open, world.matches);
  const round =
    upcoming.length < SHOWN && !player.eliminated ? openRound(player.clubId, world.matches) : null;
  return (
    <Card>
      <CardHeader title={t('nextMatches')} />
      {upcoming.length === 0 && open === undefined && round === null && <NoMatch player={player} />}
      <ul>
        {upcoming.map(({ match, opponent, home }) => (
          <ListRow
            key={match.id}
            leading={<Flag nation={opponent.short} size={24} />}
            title={t(home ? 'opponentHome' : 'opponentAway', { opponent: names.club(opponent.id) })}
            detail={
              <>
                <span>{format.shortMoment(match.date)}</span>
                {match.city !== '' && <Roomy>{` · ${match.city}`}</Roomy>}
              </>
            }
            trailing={<FixtureDifficulty level={difficultyOf(opponent.id)} />}
          />
        ))}
        {open && stage && (
          <ListRow
            title={t(`round.${stage}`)}
            detail={`${format.shortMoment(open.date)} · ${
              either
                ? common('againstEither', {
                    one: names.club(either.sides[0].id),
                    other: names.club(either.sides[1].id),
                  })
                : t('opponentUnknown')
            }`}
          />
        )}
        {round && (
          <ListRow
            title={t(`round.${round.stage}`)}
            detail={`${spanOf(round, format)} · ${t('opponentUnknown')}`}
          />
        )}
      </ul>
      {upcoming.length > 0 && <Method>{hard('method')}</Method>}
      {!player.leftAt && navigation.has(clubPage) && (
        <Foot>
          <TextLink href={clubPage} icon={<ChevronRight size={18} aria-hidden />}>
            {t('expectedLineup', { nation: names.club(player.clubId) })}
          </TextLink>
        </Foot>
      )}
    </Card>
  );
}

function NoMatch({ player }: { player: Player }) {
  const world = useWorld();
  const t = useText(sheetTexts);
  const nation = useNames().club(player.clubId);
  if (player.leftAt) return <SheetNote>{t('noNextMatch')}</SheetNote>;
  switch (player.eliminated ? 'out' : nationFate(player.clubId, world.matches)) {
    case 'playing':
      return <SheetNote>{t('noNextMatch')}</SheetNote>;
    case 'out':
      return <SheetNote>{t('nationOut', { nation })}</SheetNote>;
    case 'champion':
      return <SheetNote>{t('nationChampion', { nation })}</SheetNote>;
  }
}

/** "za 29/06 – di 02/07/24"; one day when all its matches are on it. */
function spanOf({ from, to }: { from: string; to: string }, format: Format): string {
  const last = format.mediumDay(to);
  return format.mediumDay(from) === last ? last : `${format.shortDay(from)} – ${last}`;
}

/** The venue, shown only when a panel has room beside the difficulty. */
const Roomy = styled.span`
  display: none;
  ${container.phoneLarge} { display: inline; }
`;

const Foot = styled.div`
  padding: 0 16px 8px;
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

const Method = styled(Soft)`
  padding: 8px 16px 16px;
  font-size: 0.75rem;
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;
