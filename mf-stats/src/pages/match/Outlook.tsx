import type { Match } from '@euro/api-contract';
import {
  CardTitle,
  Chip,
  type ChipTone,
  Cluster,
  Flag,
  Heading,
  Soft,
  Stack,
  TextLink,
} from '@euro/design-system';
import { groupTables } from '@euro/game';
import { useFormat } from '@euro/game-ui';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { Users } from 'lucide-react';
import styled from 'styled-components';
import { NationName } from '../../components/NationName.js';
import { clubOf } from '../../domain/clubOf.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { NewsCard } from './NewsCard.js';
import { type PastMatch, pastMatches } from './pastMatches.js';

/** Results that have room where everything else must be in sight as well. */
const LAST_RESULTS = 3;

const Sides = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 16px;
  @media (min-width: 48em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  [data-steady] > & { gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr)); }
`;

const TONES = { won: 'positive', drawn: 'neutral', lost: 'danger' } satisfies Record<
  PastMatch['outcome'],
  ChipTone
>;

interface OutlookProps {
  readonly match: Match;
  /**
   * The line-ups are announced: no forecast is shown, and the card is as high as the one that replaces it at the
   * kick-off.
   */
  readonly isAnnounced?: boolean;
}

/** Before the kick-off: their places in the groups, how they did so far, and the way to their expected line-ups. */
export function Outlook({ match, isAnnounced = false }: OutlookProps) {
  const t = useText(matchTexts);
  const sides = [match.homeId, match.awayId].flatMap((side) => side ?? []);
  if (sides.length < 2) return null;
  return (
    <NewsCard data-steady={isAnnounced || undefined}>
      <CardTitle>{t('outlook')}</CardTitle>
      {isAnnounced && <Soft>{t('lineups.announced')}</Soft>}
      <Sides>
        {sides.map((side) => (
          <NationOutlook key={side.id} side={side} match={match} isAnnounced={isAnnounced} />
        ))}
      </Sides>
    </NewsCard>
  );
}

interface NationOutlookProps {
  readonly side: NonNullable<Match['homeId']>;
  readonly match: Match;
  readonly isAnnounced: boolean;
}

function NationOutlook({ side, match, isAnnounced }: NationOutlookProps) {
  const t = useText(matchTexts);
  const language = useLocale();
  const { state, navigation } = usePlatform();
  const clubs = useShared(state.clubs);
  const matches = useShared(state.matches).value?.matches ?? [];
  const past = pastMatches(side.id, match, matches).slice(0, isAnnounced ? LAST_RESULTS : undefined);
  const page = `/club/${side.id}`;
  return (
    <Stack $gap={12}>
      <Cluster $gap={10}>
        <Flag nation={side.short} size={24} />
        <Heading as="h3" $size={18}>
          <NationName clubId={side.id} name={clubOf(clubs, side.id)?.[language] ?? side.name} />
        </Heading>
      </Cluster>
      <Standing clubId={side.id} />
      {past.length === 0 ? (
        <Soft>{t('outlook.none')}</Soft>
      ) : (
        <Cluster as="ul" $gap={8}>
          {past.map(({ match: pastMatch, opponent, outcome, score }) => (
            <li key={pastMatch.id}>
              <Chip tone={TONES[outcome]}>
                {t(`outlook.${outcome}`, { score, opponent: opponent.short })}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      {!isAnnounced && navigation.has(page) && (
        <div>
          <TextLink href={page} icon={<Users size={18} aria-hidden />}>
            {t('outlook.lineup')}
          </TextLink>
        </div>
      )}
    </Stack>
  );
}

/** "2e in groep A, 4 punten", once its group has played. */
function Standing({ clubId }: { readonly clubId: number }) {
  const t = useText(matchTexts);
  const format = useFormat();
  const { state } = usePlatform();
  const clubs = useShared(state.clubs);
  const matches = useShared(state.matches).value?.matches ?? [];
  const settings = useShared(state.application).value;
  const order = settings?.tableOrder ?? settings?.groupOrder;
  const table = groupTables(matches, clubs, order).tables.find(({ rows }) =>
    rows.some((row) => row.clubId === clubId),
  );
  const row = table?.rows.find((candidate) => candidate.clubId === clubId);
  if (!table || !row || row.played === 0) return null;
  return (
    <Soft>
      {t('outlook.standing', { rank: format.rank(row.rank), group: table.group, points: row.points })}
    </Soft>
  );
}
