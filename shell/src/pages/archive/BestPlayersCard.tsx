import { Flag, formatPoints, Jersey, ListRow, Num } from '@euro/design-system';
import { COACH, GOALKEEPER } from '@euro/game';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { archiveTexts } from '../texts/archiveTexts.js';
import { ArchiveCard } from './ArchiveCard.js';
import type { Archive } from './useArchive.js';

interface BestPlayersCardProps {
  readonly players: Archive['players'];
  readonly onRetry: () => void;
}

/** The players with the most points in the tournament. */
export function BestPlayersCard({ players, onRetry }: BestPlayersCardProps) {
  const t = useText(archiveTexts);
  const language = useLocale();
  const clubs = useShared(usePlatform().state.clubs);
  return (
    <ArchiveCard title={t('players')} href="/stats" linkText={t('stats')} onRetry={onRetry}>
      {players?.map(({ id, name, clubId, positionId, shirt, total }) => {
        const club = clubs.find((each) => each.id === clubId);
        const variant =
          positionId === COACH ? 'coach' : positionId === GOALKEEPER ? 'keeper' : ('outfield' as const);
        return (
          <ListRow
            key={id}
            leading={<Jersey nation={club?.short} number={shirt} variant={variant} size={40} />}
            title={name}
            detail={
              club && (
                <Nation>
                  <Flag nation={club.short} />
                  <span>{club[language]}</span>
                </Nation>
              )
            }
            trailing={<Num>{formatPoints(total, formatLocale(language))}</Num>}
          />
        );
      }) ?? null}
    </ArchiveCard>
  );
}

const Nation = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
`;
