import { Jersey, numeral, token } from '@euro/design-system';
import { MatchdayWorld, shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import styled from 'styled-components';

interface ShirtProps {
  readonly playerId: number;
  /** px. */
  readonly size?: number;
}

/** The player's shirt of the competition, or within a `MatchdayWorld` of that matchday. */
export function Shirt({ playerId, size = 40 }: ShirtProps) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(playerId);
  return player ? <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={size} /> : null;
}

/** The player's shirt in a matchday. */
export function ShirtThen({ weekId, ...props }: ShirtProps & { readonly weekId: number }) {
  return (
    <MatchdayWorld weekId={weekId}>
      <Shirt {...props} />
    </MatchdayWorld>
  );
}

/** Points that something brought or cost. */
export function Gain({ points }: { readonly points: number }) {
  const format = useFormat();
  return (
    <Signed data-loss={points < 0 || undefined} data-none={points === 0 || undefined}>
      {format.signedPoints(points)}
    </Signed>
  );
}

const Signed = styled.b`
  ${numeral}
  font-size: 1.125rem;
  white-space: nowrap;
  color: ${token.positiveText};
  &[data-loss] { color: ${token.danger}; }
  &[data-none] { color: inherit; }
`;

/** The rows of a card. */
export const List = styled.ul`
  container-type: inline-size;
  padding-bottom: 4px;
`;
