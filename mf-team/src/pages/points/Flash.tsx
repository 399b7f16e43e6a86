import type { TeamPoints } from '@euro/api-contract';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';

interface FlashProps {
  /** "+6", "−2". */
  readonly text: string;
  /** Points were lost: a correction, or a card. */
  readonly isLoss: boolean;
}

/** A player's change of points, on his shirt for four seconds; without rings with reduced motion. */
export function Flash({ text, isLoss }: FlashProps) {
  return (
    <Chip aria-hidden="true" data-loss={isLoss || undefined}>
      {text}
    </Chip>
  );
}

const stay = keyframes`
  0% { opacity: 0; translate: 0 12px; }
  6%, 92% { opacity: 1; translate: 0; }
  100% { opacity: 0; translate: 0; }
`;
const ring = keyframes`
  from { box-shadow: 0 0 0 0 #5bf0a5cc, 0 0 0 0 #5bf0a566; }
  to { box-shadow: 0 0 0 14px #5bf0a500, 0 0 0 26px #5bf0a500; }
`;

/** At the left of the shirt, across from the armband; it takes no room, so nothing moves. */
const Chip = styled.i`
  position: absolute;
  top: 4px;
  right: calc(var(--jersey) * 0.8);
  padding: 0 7px;
  border-radius: 99px;
  background: #5bf0a5;
  color: #0b1338;
  font-size: 0.8125rem;
  font-style: normal;
  font-weight: 800;
  line-height: 1.5rem;
  white-space: nowrap;
  opacity: 0;
  animation: ${stay} 4s ease-out 1, ${ring} 900ms ease-out 2;
  &[data-loss] { background: #ffe3e6; color: #a31b2f; animation: ${stay} 4s ease-out 1; }
  @media (prefers-reduced-motion: reduce) { animation: ${stay} 4s step-end 1; }
`;

/** A player's change of points. */
interface PointFlash {
  readonly change: number;
  /** Another one for each change: it flashes again. */
  readonly turn: number;
}

/** Players whose points changed with the last response, by id; empty for another team or matchday. */
export function usePointFlashes(points: TeamPoints): ReadonlyMap<number, PointFlash> {
  const [last, setLast] = useState(() => ({ points, turn: 0, flashes: new Map<number, PointFlash>() }));
  if (last.points !== points) {
    const isSame = last.points.weekId === points.weekId && last.points.teamId === points.teamId;
    const turn = last.turn + 1;
    const playerFlashes = isSame ? changes(last.points, points, turn) : new Map<number, PointFlash>();
    // An answer in which nothing changed ends no flash.
    const flashes = isSame && playerFlashes.size === 0 ? last.flashes : playerFlashes;
    setLast({ points, turn, flashes });
    return flashes;
  }
  return last.flashes;
}

function changes(previous: TeamPoints, now: TeamPoints, turn: number): Map<number, PointFlash> {
  const previousPoints = new Map(
    previous.selections.map((selection) => [selection.playerId, shownPoints(selection)]),
  );
  return new Map(
    now.selections.flatMap((selection) => {
      const change =
        shownPoints(selection) - (previousPoints.get(selection.playerId) ?? shownPoints(selection));
      return change === 0 ? [] : [[selection.playerId, { change, turn }]];
    }),
  );
}

/** The points on his card: those for the team, or his own while he does not count. */
function shownPoints({ counted, total, points }: TeamPoints['selections'][number]): number {
  return counted ? total : points;
}
