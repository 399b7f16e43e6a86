import type { TeamPoints } from '@euro/api-contract';
import {
  Button,
  bareButton,
  Card,
  CardHeader,
  Chip,
  Jersey,
  LiveDot,
  numeral,
  token,
} from '@euro/design-system';
import { largeLetters, shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { matchIn } from '../../domain/matchIn.js';
import { scoreLine } from '../../domain/scoreLine.js';
import { useFeedWords } from '../../hooks/useFeedWords.js';
import { sheetOpened } from '../../store/focusSlice.js';
import { useTeamDispatch } from '../../store/teamStore.js';
import { feedTexts } from '../../texts/feedTexts.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import type { UpcomingRowProps } from './UpcomingRow.js';
import { type ShownItem, usePointsFeed } from './usePointsFeed.js';
import { type RankMoves, useRankMoves } from './useRankMoves.js';

/** It brings the scoring rules, which nothing else of the page needs. */
const UpcomingRow = lazyPage<UpcomingRowProps>(
  () => import(/* webpackChunkName: "upcoming" */ './UpcomingRow.js').then((file) => file.UpcomingRow),
  () => null,
);

/** Rows before the list is expanded; their height is reserved from the start. */
const SHORT = 7;

interface FeedCardProps {
  readonly points: TeamPoints;
  readonly isOwn: boolean;
}

/**
 * Each thing that happened to the team with its rule and points, newest first; a press explains the player's points. Of
 * what happens while the page is open also the minute, or when it arrived, and the rank in a league that it led to.
 */
export function FeedCard({ points, isOwn }: FeedCardProps) {
  const t = useText(pointsTexts);
  const titleId = useId();
  const { matches } = useWorld();
  const items = usePointsFeed(points);
  const moves = useRankMoves(points, Math.max(0, ...items.map(({ seen }) => seen?.turn ?? 0)), isOwn);
  const isLive = matches.some(({ weekId, status }) => weekId === points.weekId && status === 'live');
  const [showsAll, setShowsAll] = useState(false);
  const visibleItems = showsAll ? items : items.slice(0, SHORT);
  if (items.length === 0 && points.weekPointsConfirmed) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('feedTitle')}
        aside={
          isLive && (
            <Chip tone="positive" icon={<LiveDot $kind="surface" />}>
              {t('feedLive')}
            </Chip>
          )
        }
      />
      {!points.weekPointsConfirmed && (
        <Coming>
          <UpcomingRow points={points} />
        </Coming>
      )}
      <List data-moves={!points.weekPointsConfirmed}>
        {items.length === 0 && <Nothing>{t('feedNothing')}</Nothing>}
        {/* Keyed by index: rows that move under a finger cause wrong presses. */}
        {visibleItems.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new item changes the texts of the rows and moves none of them.
          <FeedRow key={place} item={item} points={points} moves={moves} />
        ))}
      </List>
      {items.length > SHORT && (
        <More>
          <Button variant="text" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            <span>{showsAll ? t('feedLess') : t('feedAll', { count: items.length })}</span>
            {showsAll ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          </Button>
        </More>
      )}
    </Card>
  );
}

interface FeedRowProps {
  readonly item: ShownItem;
  readonly points: TeamPoints;
  readonly moves: RankMoves | null;
}

function FeedRow({ item, points, moves }: FeedRowProps) {
  const world = useWorld();
  const t = useText(feedTexts);
  const names = useNames();
  const format = useFormat();
  const dispatch = useTeamDispatch();
  const explain = useFeedWords(points.weekId);
  const player = world.players.get(item.playerId);
  const words = explain(item);
  if (!player || !words) return null;
  const match = matchIn(world, points.weekId, item.playerId);
  const rank = moves?.ranks.get(item.seen?.turn ?? 0);
  const details = [
    item.seen && (item.seen.minute === null ? format.time(item.seen.at) : `${item.seen.minute}'`),
    words.detail,
    item.multiplier !== 1 && t('multiplier', { multiplier: format.factor(item.multiplier) }),
    match && scoreLine(match),
    moves && rank !== undefined && t('rank', { rank: format.rank(rank), league: moves.league }),
  ].filter(Boolean);
  return (
    <li>
      {item.fresh !== null && (
        <Fresh key={item.fresh} aria-hidden="true" data-loss={item.points < 0 || undefined} />
      )}
      <Row type="button" onClick={() => dispatch(sheetOpened(item.playerId))}>
        <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={40} />
        <span>
          <b>{words.what}</b>
          <small>{details.join(' · ')}</small>
        </span>
        <Points data-loss={item.points < 0 || undefined}>{words.points}</Points>
      </Row>
    </li>
  );
}

/** As high as the longest usual text of its width, so that a new event moves nothing below. */
const rowHeight = css`
  --em-feed-row: 3.75rem;
  @media (max-width: 26.5625em) { --em-feed-row: 4.375rem; }
  @media (max-width: 22em) { --em-feed-row: 5.25rem; }
`;

const Coming = styled.div`
  ${rowHeight}
  height: var(--em-feed-row);
  border-bottom: 1px dashed ${token.line};
  ${largeLetters} { height: auto; padding-block: 8px; && p { display: block; } }
`;

const List = styled.ul`
  ${rowHeight}
  container-type: inline-size;
  &[data-moves='true'] { min-height: calc(${SHORT} * var(--em-feed-row)); }
  & > li { position: relative; }
  & > li + li { border-top: 1px solid ${token.line}; }
`;

const fade = keyframes`
  0%, 90% { opacity: 1; }
  100% { opacity: 0; }
`;

/** Behind what just came, for twelve seconds. */
const Fresh = styled.i`
  position: absolute;
  inset: 0;
  background: ${token.positiveTint};
  box-shadow: inset 4px 0 0 ${token.positive};
  opacity: 0;
  animation: ${fade} 12s linear 1;
  &[data-loss] { background: ${token.dangerTint}; box-shadow: inset 4px 0 0 ${token.danger}; }
  @media (prefers-reduced-motion: reduce) { animation-timing-function: step-end; }
`;

const Row = styled.button`
  ${bareButton}
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: calc(var(--em-feed-row) - 1px);
  padding: 4px 16px;
  text-align: left;
  &:hover { background: ${token.tint}; }
  &:focus-visible { outline-offset: -3px; }
  b, small { display: block; overflow-wrap: anywhere; }
  b { font-size: 0.9375rem; font-weight: 750; line-height: 1.25; }
  small { margin-top: 1px; font-size: 0.8125rem; line-height: 1.35; color: ${token.inkSoft}; }
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
  ${largeLetters} { padding-block: 8px; }
  /* The text is below shirt and points. */
  @container (max-width: 12rem) { grid-template-columns: minmax(0, 1fr) auto; & > :nth-child(2) { grid-area: 2 / 1 / auto / -1; } }
`;

const Points = styled.span`
  ${numeral}
  font-size: 1.125rem;
  color: ${token.positiveText};
  &[data-loss] { color: ${token.danger}; }
`;

const Nothing = styled.li`
  padding: 12px 16px 16px;
  font-size: 0.9375rem;
  color: ${token.inkSoft};
`;

const More = styled.div`
  padding: 0 2px 6px;
`;
