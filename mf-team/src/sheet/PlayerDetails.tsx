import type { Player } from '@euro/api-contract';
import { PlayerSheet, Stack } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { commonTexts } from '../messages/commonTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { markOf, shirtOf } from '../parts/shirtOf.js';
import { NextMatches } from './NextMatches.js';
import { PlayerBars } from './PlayerBars.js';
import { PointsExplained, type SheetRole } from './PointsExplained.js';

interface PlayerDetailsProps {
  playerId: number;
  world: World;
  /** The matchday whose match is explained first; without it the last one he played. */
  weekId?: number;
  /** What he was to the team in that matchday. */
  role?: SheetRole;
  /** Actions at the bottom. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Everything of one player: who, value, form, points explained, next matches, and what can be done with him. */
export function PlayerDetails({ playerId, world, weekId, role, actions, onClose }: PlayerDetailsProps) {
  const player = world.players.get(playerId);
  const common = useText(commonTexts);
  const t = useText(sheetTexts);
  const format = useFormat();
  const names = useNames(world);
  if (player === undefined) return null;
  const mark = markOf(player);
  const first = player.forename !== '' && player.surname !== '' && player.name !== player.forename;
  return (
    <PlayerSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      firstName={first ? player.forename : undefined}
      lastName={player.name}
      shirt={shirtOf(player, names.clubCode(player.clubId))}
      line={`${names.club(player.clubId)} · ${names.position(player.positionId)}`}
      detail={detailOf(player, player.shirt === null ? '' : t('number', { number: player.shirt }))}
      portrait={player.portraitUrl ?? undefined}
      mark={mark}
      markText={mark === undefined ? undefined : t(mark === 'banned' ? 'isBanned' : 'isInjured')}
      facts={[
        { value: format.shortMoney(toTenths(player.value)), caption: t('value') },
        { value: format.teamPoints(player.form), caption: t('form') },
        { value: format.percent(player.popularity), caption: t('chosen') },
        { value: format.points(player.points), caption: t('points') },
      ]}
      actions={actions}
    >
      <Sections>
        <PointsExplained player={player} world={world} weekId={weekId} role={role} />
        <NextMatches player={player} world={world} />
        <PlayerBars player={player} world={world} />
      </Sections>
    </PlayerSheet>
  );
}

/** "FC Bayern Munich · nr. 10": his club without the country's code. */
function detailOf(player: Player, number: string): string | undefined {
  const club = player.info?.replace(/ \([A-Z]{3}\)$/, '') ?? '';
  const parts = [club, number].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ');
}

const Sections = styled(Stack)`
  container-type: inline-size;
`;
