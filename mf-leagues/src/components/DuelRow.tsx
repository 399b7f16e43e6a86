import type { RankedTeam } from '@euro/api-contract';
import { Badge, CrownedName, token } from '@euro/design-system';
import { premiumTexts, useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';

/** Props of {@link DuelRow}. */
export interface DuelRowProps {
  readonly home: RankedTeam | null;
  readonly away: RankedTeam | null;
  /** Game points; null while there are none. */
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly winner: 'home' | 'away' | null;
  /** In the place of a team. */
  readonly emptyText: string;
  /** Between the teams while there are no points. */
  readonly against: string;
}

/** Two teams against each other, the own one marked. */
export function DuelRow({ home, away, homePoints, awayPoints, winner, emptyText, against }: DuelRowProps) {
  const { teamPoints } = useFormat();
  return (
    <Row>
      <Team team={home} emptyText={emptyText} />
      <Score>
        {homePoints !== null && awayPoints !== null ? (
          <>
            <b data-won={winner === 'home' || undefined}>{teamPoints(homePoints)}</b>
            <i aria-hidden="true">–</i>
            <b data-won={winner === 'away' || undefined}>{teamPoints(awayPoints)}</b>
          </>
        ) : (
          against
        )}
      </Score>
      <Team team={away} emptyText={emptyText} isAway />
    </Row>
  );
}

function Team({ team, emptyText, isAway }: { team: RankedTeam | null; emptyText: string; isAway?: boolean }) {
  const premium = useText(premiumTexts)('premium');
  const ownIds = (useShared(usePlatform().state.myTeams).value ?? []).map(({ id }) => id);
  const isOwn = team !== null && ownIds.includes(team.id);
  return (
    <Side data-away={isAway || undefined} data-own={isOwn || undefined}>
      <span>
        {team ? (
          <CrownedName name={team.name} premiumLabel={team.user.premium ? premium : undefined} size={14} />
        ) : (
          emptyText
        )}
      </span>
      {team && <Badge seed={team.id} src={team.badge} size={28} />}
    </Side>
  );
}

/** The rows of {@link DuelRow}. */
export const DuelList = styled.ul`
  container-type: inline-size;
  & > li + li { border-top: 1px solid ${token.line}; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding-block: 8px;
  font-size: 0.875rem;
  @container (max-width: 29.9375rem) {
    grid-template: 'home score' 'away score' / minmax(0, 1fr) auto;
    gap: 4px 12px;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
  font-weight: 600;
  line-height: 1.25;
  text-align: right;
  svg { flex: none; }
  span { overflow-wrap: anywhere; min-width: 0; }
  &[data-away] { flex-direction: row-reverse; text-align: left; }
  @container (max-width: 29.9375rem) {
    grid-area: home;
    flex-direction: row-reverse;
    text-align: left;
    &[data-away] { grid-area: away; }
  }
  &[data-own] span { font-weight: 800; color: ${token.brand}; }
`;

const Score = styled.div`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 92px;
  min-height: 36px;
  padding: 0 8px;
  border-radius: ${token.radiusField};
  background: ${token.sunken};
  font-variant-numeric: tabular-nums;
  b { font-weight: 600; color: ${token.inkSoft}; }
  b[data-won] { font-weight: 800; color: ${token.ink}; }
  i { font-style: normal; color: ${token.inkSoft}; }
  @container (max-width: 29.9375rem) {
    grid-area: score;
    flex-direction: column;
    min-width: 64px;
    padding: 6px 8px;
    i { display: none; }
  }
`;
