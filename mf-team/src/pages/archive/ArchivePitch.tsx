import type { TeamPoints } from '@euro/api-contract';
import { onNight, token } from '@euro/design-system';
import {
  commonTexts,
  Pitch,
  PitchBox,
  PlayerDetails,
  sheetRoleOf,
  stageOf,
  useFetchAhead,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { pointsLineup } from '../../domain/pointsLineup.js';
import { useEndSelection } from '../../hooks/useEndSelection.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { sheetClosed } from '../../store/focusSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/teamStore.js';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';
import { usePointsCard } from '../points/usePointsCard.js';

/** The counted players of the last matchday, with their points. */
export function ArchivePitch({ points }: { readonly points: TeamPoints }) {
  const world = useWorld();
  const common = useText(commonTexts);
  const t = useText(archiveHomeTexts);
  const format = useFormat();
  const names = useNames();
  const dispatch = useTeamDispatch();
  const sheetId = useTeamSelector((state) => state.focus.sheetId);
  useEndSelection();
  const statuses = useStatuses(points);
  const card = usePointsCard({ points, statuses, powerSubs: null });
  useFetchAhead(PlayerDetails);
  const { weekId: week } = points;
  const lineup = pointsLineup(points, (id) => world.players.get(id)?.positionId);
  const sheetSelection = points.selections.find(({ playerId }) => playerId === sheetId);
  const total = format.teamPoints(points.visibleWeekPoints);
  const isFinal = world.matches.some(
    (match) => match.weekId === week && stageOf(match.stage)?.stage === 'final',
  );
  return (
    <>
      <PitchBox>
        <Pitch
          dense
          label={common('pitchLabel', { formation: lineup.formation })}
          formation={lineup.formation}
          coach={lineup.coach && card(lineup.coach, 'pitch')}
          rows={lineup.rows.map((row) => row.map((selection) => card(selection, 'pitch')))}
        />
        <Note>
          <Lock size={20} aria-hidden />
          <p>
            <b>{isFinal ? t('inFinal', { points: total }) : t('onMatchday', { week, points: total })}</b>{' '}
            <span>{t('readOnly')}</span>
          </p>
        </Note>
      </PitchBox>
      {sheetSelection && (
        <PlayerDetails
          playerId={sheetSelection.playerId}
          weekId={week}
          role={sheetRoleOf(points, sheetSelection.playerId, names.player)}
          onClose={() => dispatch(sheetClosed())}
        />
      )}
    </>
  );
}

const Note = styled.div`
  ${onNight}
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 14px 16px;
  background: ${token.nightLift};
  color: #fff;
  font-size: 0.875rem;
  line-height: 1.45;
  svg { flex: none; }
  b { font-weight: 800; }
  @media (min-width: 48em) { padding: 18px 24px; font-size: 1rem; }
`;
