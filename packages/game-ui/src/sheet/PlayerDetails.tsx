import type { Player } from '@euro/api-contract';
import { Stack } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { usePlayerInfo } from '../hooks/usePlayerInfo.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { FormBars } from '../parts/form-bars/FormBars.js';
import { shirtOf } from '../parts/player-card/shirtOf.js';
import { PlayerSheet, type SheetFact } from '../parts/player-sheet/PlayerSheet.js';
import { Career } from './Career.js';
import { NextMatches } from './NextMatches.js';
import { OwnershipBars } from './OwnershipBars.js';
import { PlayerBars } from './PlayerBars.js';
import { PointsExplained } from './PointsExplained.js';
import type { SheetRole } from './sheetRole.js';
import { TournamentTotals } from './TournamentTotals.js';
import { useStatus } from './useStatus.js';
import { ValueHistory } from './ValueHistory.js';

/** Props of {@link PlayerDetails}. */
export interface PlayerDetailsProps {
  playerId: number;
  /** The matchday whose match is explained first; without it the last one he played. */
  weekId?: number;
  /** His role in the team in that matchday, from `sheetRoleOf`. */
  role?: SheetRole;
  /** Actions at the bottom. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Details of one player: name, value, form, points explained, next matches, and actions. */
export function PlayerDetails({ playerId, ...rest }: PlayerDetailsProps) {
  const world = useWorld();
  const player = world.players.get(playerId);
  return player === undefined ? null : <Details player={player} {...rest} />;
}

interface DetailsProps extends Omit<PlayerDetailsProps, 'playerId'> {
  player: Player;
}

function Details({ player: shared, weekId, role, actions, onClose }: DetailsProps) {
  const common = useText(commonTexts);
  const t = useText(sheetTexts);
  const names = useNames();
  const { refetch, ...state } = usePlayerInfo(shared.id);
  const info = state.status === 'ready' || state.status === 'empty' ? state.info : null;
  // His own answer is as old as the points it explains; the shared list may be older.
  const player = info?.player ?? shared;
  const former = [...new Set(player.clubs?.map(({ clubId }) => clubId))].filter((id) => id !== player.clubId);
  return (
    <PlayerSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      {...nameOf(player)}
      shirt={shirtOf(player, names.clubCode(player.clubId))}
      line={`${names.club(player.clubId)} · ${names.position(player.positionId)}`}
      detail={detailOf(
        player,
        player.shirt === null ? '' : t('number', { number: player.shirt }),
        former.length === 0 ? '' : t('former', { clubs: former.map(names.club).join(', ') }),
      )}
      portrait={player.portraitUrl ?? undefined}
      status={useStatus(player)}
      facts={useFacts(player)}
      actions={actions}
    >
      <Sections>
        <PointsExplained player={player} state={state} onRetry={refetch} weekId={weekId} role={role} />
        {/* How high the explanation is depends on his matches: what follows it comes with it, and does not move. */}
        {state.status !== 'loading' && (
          <>
            <NextMatches player={player} />
            <PlayerBars player={player} />
          </>
        )}
        {info && (
          <>
            <TournamentTotals player={player} matches={info.stats} />
            {info.career.length > 0 && <Career player={player} seasons={info.career} />}
            <ValueHistory player={player} values={info.values} />
            {info.ownership.length > 0 && <OwnershipBars ownership={info.ownership} />}
          </>
        )}
      </Sections>
    </PlayerSheet>
  );
}

/** "Jamal" above "Musiala"; a single name for players known by one. */
function nameOf({ forename, name }: Player): { firstName?: string; lastName: string } {
  if (forename === '' || name === forename) return { lastName: name };
  const isWhole = name.startsWith(`${forename} `);
  return { firstName: forename, lastName: isWhole ? name.slice(forename.length + 1) : name };
}

/** Matchdays that make a form. */
const FORM_MATCHDAYS = 3;

function useFacts({ value, form, stats, popularity, points }: Player): readonly SheetFact[] {
  const t = useText(sheetTexts);
  const format = useFormat();
  const last = stats.slice(-FORM_MATCHDAYS).map((matchday) => matchday.points);
  return [
    { value: format.shortMoney(toTenths(value)), caption: t('value') },
    {
      value: format.oneDecimal(form),
      caption: t('form'),
      picture: last.length > 0 && (
        <FormBars
          points={last}
          places={FORM_MATCHDAYS}
          width={26}
          label={t('formBars', { points: last.map(format.points).join(', ') })}
        />
      ),
    },
    { value: format.percent(popularity), caption: t('chosen') },
    { value: format.points(points), caption: t('points') },
  ];
}

/** "FC Bayern Munich · nr. 10": his club without the country's code, his number, his former clubs. */
function detailOf(player: Player, ...rest: readonly string[]): string | undefined {
  const club = player.info?.replace(/ \([A-Z]{3}\)$/, '') ?? '';
  const parts = [club, ...rest].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ');
}

const Sections = styled(Stack)`
  container-type: inline-size;
  /* The sheet stands on the bottom of a phone: as high while it loads as after it, below its head. */
  min-height: 70dvh;
`;
