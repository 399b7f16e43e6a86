import { Card, CardHeader, Flag, ListRow, Stack, TextLink } from '@euro/design-system';
import { CardBody, nationFate, useFormat } from '@euro/game-ui';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { clubOf } from '../../domain/clubOf.js';
import type { ClubDetails } from '../../store/statsApi.js';
import { clubTexts } from '../../texts/clubTexts.js';

interface ClubFactsProps {
  readonly club: ClubDetails['club'];
  readonly nation: string;
}

/** Against whom the line-up is expected, and how it is derived. */
export function ClubFacts({ club, nation }: ClubFactsProps) {
  const t = useText(clubTexts);
  const matches = useShared(usePlatform().state.matches).value?.matches ?? [];
  return (
    <Stack>
      <Card>
        <CardHeader title={t('next.title')} />
        {club.nextMatch ? (
          <NextMatch clubId={club.id} match={club.nextMatch} />
        ) : (
          <CardBody>
            <p>{t(`next.${club.eliminated ? 'out' : nationFate(club.id, matches)}`, { nation })}</p>
          </CardBody>
        )}
      </Card>
      {club.formation !== null && (
        <Card>
          <CardHeader title={t('method.title')} />
          <CardBody>
            <p>{t(club.updated === null ? 'method.before' : 'method')}</p>
          </CardBody>
        </Card>
      )}
    </Stack>
  );
}

interface NextMatchProps {
  readonly clubId: number;
  readonly match: NonNullable<ClubDetails['club']['nextMatch']>;
}

function NextMatch({ clubId, match }: NextMatchProps) {
  const t = useText(clubTexts);
  const format = useFormat();
  const language = useLocale();
  const clubs = useShared(usePlatform().state.clubs);
  const isHome = match.homeId.id === clubId;
  const opponent = isHome ? match.awayId : match.homeId;
  const name = clubOf(clubs, opponent.id)?.[language] ?? opponent.short;
  return (
    <ul>
      <ListRow
        leading={<Flag nation={opponent.short} size={24} />}
        title={t(isHome ? 'next.home' : 'next.away', { opponent: name })}
        detail={format.shortMoment(match.date)}
        trailing={<TextLink href={`/match/${match.id}`}>{t('next.open')}</TextLink>}
      />
    </ul>
  );
}
