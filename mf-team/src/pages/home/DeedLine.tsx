import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { Jersey, numeral, token } from '@euro/design-system';
import { shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { type Deed, lastDeed } from '../../domain/lastDeed.js';
import { matchIn } from '../../domain/matchIn.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { homeTexts } from '../../texts/homeTexts.js';

/** What just happened to the team, else its best player so far, else who plays first; always as high. */
export function DeedLine({ points }: { readonly points: TeamPoints | null }) {
  const deed = useLastDeed(points);
  if (points === null) return <Root aria-hidden="true" />;
  if (deed !== null) return <JustNow key={`${deed.playerId} ${deed.points}`} deed={deed} />;
  return bestOf(points) ? <BestLine points={points} /> : <FirstToPlay points={points} />;
}

function JustNow({ deed }: { readonly deed: Deed }) {
  const t = useText(homeTexts);
  const names = useNames();
  const format = useFormat();
  const isGain = deed.points > 0;
  return (
    <Root data-deed={isGain ? 'gain' : 'loss'}>
      <Shirt playerId={deed.playerId} />
      <b>{t(isGain ? 'scored' : 'lost', { name: names.player(deed.playerId) })}</b>
      <strong>{format.signedPoints(deed.points)}</strong>
    </Root>
  );
}

/** How a matchday ended for the team: it won it, else its best player. */
export function OutcomeLine({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const format = useFormat();
  const { weekId: week, visibleWeekPoints, weekWinnerPoints } = points;
  const hasWon = weekWinnerPoints !== null && visibleWeekPoints > 0 && visibleWeekPoints >= weekWinnerPoints;
  if (!hasWon) return <BestLine points={points} />;
  return (
    <Root data-deed="won">
      <Crown size={36} aria-hidden />
      <div>
        <b>{t('won', { week })}</b>
        <small>{t('wonDetail', { points: format.teamPoints(visibleWeekPoints) })}</small>
      </div>
    </Root>
  );
}

/** The player who brought the team most; nothing before anybody brought something. */
function BestLine({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const names = useNames();
  const format = useFormat();
  const statuses = useStatuses(points);
  const best = bestOf(points);
  if (!best) return null;
  const left = [...statuses.values()].filter((status) => status === 'to-play').length;
  return (
    <Root>
      <Shirt playerId={best.playerId} />
      <div>
        <b>{t('best', { name: names.player(best.playerId) })}</b>
        <small>
          {points.weekPointsConfirmed
            ? t('bestAfter', { week: points.weekId })
            : t('bestDetail', { count: left })}
        </small>
      </div>
      <strong>{format.points(best.total)}</strong>
    </Root>
  );
}

function FirstToPlay({ points }: { readonly points: TeamPoints }) {
  const world = useWorld();
  const t = useText(homeTexts);
  const names = useNames();
  const format = useFormat();
  const [first] = points.selections
    .flatMap(({ playerId }) => {
      const match = matchIn(world, points.weekId, playerId);
      return match?.status === 'scheduled' ? [{ playerId, date: match.date }] : [];
    })
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  if (!first) {
    return (
      <Root>
        <b>{t('nobodyYet')}</b>
      </Root>
    );
  }
  return (
    <Root>
      <Shirt playerId={first.playerId} />
      <div>
        <b>{t('next', { name: names.player(first.playerId) })}</b>
        <small>{format.dayAndTime(first.date)}</small>
      </div>
    </Root>
  );
}

function Shirt({ playerId }: { readonly playerId: number }) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(playerId);
  if (!player) return <span />;
  return <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={44} />;
}

function bestOf({ selections }: TeamPoints): ScoredSelection | null {
  const [best] = selections.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return best ?? null;
}

/** The last change between two answers about the same matchday. */
function useLastDeed(points: TeamPoints | null): Deed | null {
  const [seen, setSeen] = useState({ points, deed: null as Deed | null });
  if (seen.points !== points) {
    const isSame = seen.points !== null && seen.points.weekId === points?.weekId;
    const deed = isSame && points ? lastDeed(seen.points?.selections ?? [], points.selections) : null;
    setSeen({ points, deed: deed ?? (isSame ? seen.deed : null) });
  }
  return seen.deed;
}

const appear = keyframes`from { opacity: 0; }`;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 64px;
  padding: 8px 14px 8px 10px;
  border-radius: ${token.radiusField};
  background: var(--em-night-block, #0b1338b3);
  box-shadow: inset 0 0 0 1.5px #ffffff1f;
  b { display: block; font-size: 1rem; font-weight: 800; line-height: 1.2; }
  small { display: block; margin-top: 2px; font-size: 0.8125rem; font-weight: 600; line-height: 1.3; color: ${token.onNightSoft}; }
  strong { ${numeral} font-size: 1.625rem; }
  @media (prefers-reduced-motion: no-preference) { animation: ${appear} ${token.calm}; }
  ${css`
    &[data-deed='gain'] {
      background: linear-gradient(90deg, #5bf0a533, #5bf0a512);
      box-shadow: inset 0 0 0 1.5px #5bf0a566;
      strong { color: ${token.live}; }
    }
    &[data-deed='won'] {
      box-shadow: inset 0 0 0 1.5px #ffc94d80;
      & > svg { color: #ffc94d; }
    }
    &[data-deed='loss'] {
      box-shadow: inset 0 0 0 1.5px #ff8a9766;
      strong { color: #ff8a97; }
    }
  `}
`;
