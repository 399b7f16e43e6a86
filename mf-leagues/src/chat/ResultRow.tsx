import type { ChatResult } from '@euro/api-contract';
import { TextLink } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Trophy } from 'lucide-react';
import styled from 'styled-components';
import { chatTexts } from '../texts/chatTexts.js';

/** Px of a result, also of one in two lines. */
export const RESULT_HEIGHT = 44;

/** Who won a matchday, and the way to the league's table of it. */
export function ResultRow({ leagueId, result }: { readonly leagueId: number; readonly result: ChatResult }) {
  const t = useText(chatTexts);
  const { teamPoints } = useFormat();
  const { week_id: week, winners } = result;
  const { count, points } = winners;
  const name = winners.teams.map((team) => team.name).join(', ') + (count > winners.teams.length ? ' …' : '');
  return (
    <Row>
      <Trophy size={18} aria-hidden />
      <p>
        <b>{t('wins', { name, week, count })}</b>{' '}
        <span>{`· ${t('points', { points: teamPoints(points) })}`}</span>
      </p>
      <TextLink href={`/leagues/${leagueId}?week=${week}`}>{t('view')}</TextLink>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  padding: 0 12px;
  font-size: 0.8125rem;
  line-height: 1.3;
  p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  b { font-weight: 750; }
  a { display: flex; align-items: center; min-width: 44px; min-height: ${RESULT_HEIGHT}px; font-weight: 700; }
`;
