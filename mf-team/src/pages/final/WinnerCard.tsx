import type { RankingRow, TeamPoints } from '@euro/api-contract';
import { Badge, Card, CrownedName, numeral, TextLink, token } from '@euro/design-system';
import { premiumTexts, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { CardFoot } from '../../components/CardFoot.js';
import { finalTexts } from '../../texts/finalTexts.js';

interface WinnerCardProps {
  /** The first ones of the overall ranking. */
  readonly teams: readonly RankingRow['team'][];
  readonly ownId: number;
  /** Of the last matchday; null for a team that never played. */
  readonly points: TeamPoints | null;
  /** All matchdays are confirmed. */
  readonly isDefinitive: boolean;
}

/** Who won the game, the own team before others on a shared first place, and how far the own team was. */
export function WinnerCard({ teams, ownId, points, isDefinitive }: WinnerCardProps) {
  const t = useText(finalTexts);
  const premium = useText(premiumTexts)('premium');
  const format = useFormat();
  const titleId = useId();
  const winners = teams.filter(({ rank }) => rank === 1);
  const winner = winners.find(({ id }) => id === ownId) ?? winners[0];
  if (!winner) return null;
  const { id, badge, name, user } = winner;
  const isOwn = id === ownId || points?.generalRank === 1;
  const others = winners.length - 1;
  const facts = [
    // More of them may follow the ones that are known.
    others > 0 && (winners.length < teams.length ? t('shared', { others }) : t('sharedByMany')),
    isOwn
      ? t(isDefinitive ? 'youFirst' : 'youLead')
      : points && t('you', { difference: format.signedPoints(points.generalPoints - winner.points) }),
  ];
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <Badge seed={id} src={badge} size={56} />
        <div>
          <small>{t(isDefinitive ? 'winner' : 'winnerSoFar')}</small>
          <h2 id={titleId}>
            <CrownedName name={name} premiumLabel={user.premium ? premium : undefined} size={16} />
          </h2>
          <span>{`${user.firstName} ${user.lastName}`.trim()}</span>
        </div>
        <b>{format.teamPoints(winner.points)}</b>
      </Head>
      <CardFoot>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {id !== ownId && (
          <TextLink href={`/public/${id}`} icon={<ChevronRight size={18} aria-hidden />}>
            {t('seeTeam')}
          </TextLink>
        )}
      </CardFoot>
    </Card>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 14px 16px;
  small { display: block; font-size: 0.75rem; font-weight: 700; line-height: 1.35; color: ${token.inkSoft}; }
  h2 { font-size: 1.0625rem; font-weight: 850; line-height: 1.15; overflow-wrap: anywhere; }
  span { font-size: 0.8125rem; color: ${token.inkSoft}; }
  h2 span { font-size: inherit; color: inherit; }
  & > b { ${numeral} font-size: 1.375rem; }
`;
