import type { ClubPlayer } from '@euro/api-contract';
import { bareButton, Card, CardHeader, Soft, token, VisuallyHidden } from '@euro/design-system';
import { COACH, toTenths } from '@euro/game';
import { CardBody, markOf, StatusMark, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { clubTexts } from '../../texts/clubTexts.js';
import type { ClubGroup } from './clubSheet.js';

/** Two columns of about the same height where there is room. */
const Groups = styled.div`
  & > * { break-inside: avoid; margin-bottom: 16px; }
  @container (min-width: 43.75rem) {
    columns: 2;
    column-gap: 24px;
    & > * { margin-bottom: 24px; }
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { height: 48px; padding: 4px 8px; border-top: 1px solid ${token.line}; text-align: right; }
  th:first-child, td:first-child { width: 56px; padding-left: 16px; }
  th:last-child, td:last-child { padding-right: 16px; }
  th:nth-child(2) { text-align: left; }
  thead th { height: 36px; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; white-space: nowrap; }
  @container (max-width: 20rem) { th, td { padding-inline: 5px; } }
  /* Letters so large that there is no room for the number beside the name. */
  @container (max-width: 16rem) {
    th, td { padding-inline: 4px; }
    th:first-child, td:first-child { display: none; }
    th:last-child, td:last-child { padding-right: 8px; }
    th:nth-child(2) { padding-left: 8px; font-size: 0.875rem; overflow-wrap: anywhere; }
    tbody td { font-size: 0.75rem; }
    thead th { font-size: 0.625rem; }
  }
  @container (min-width: 43.75rem) {
    th:nth-child(3) { width: 96px; }
    th:nth-child(4) { width: 84px; }
  }
  tbody th { font-weight: 650; }
  tbody td { color: ${token.inkSoft}; white-space: nowrap; }
  tr[data-starting] td { color: ${token.ink}; font-weight: 650; }
`;

const Who = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  text-align: left;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  tr:not([data-starting]) & { font-weight: 500; }
`;

interface DepthChartProps {
  readonly groups: readonly ClubGroup[];
  readonly onOpen: (playerId: number) => void;
}

/** The players of each position in order of preference, with those who can't play at present. */
export function DepthChart({ groups, onOpen }: DepthChartProps) {
  const t = useText(clubTexts);
  return (
    <section aria-label={t('depth')}>
      <Groups>
        {groups.map((group) => (
          <Group key={group.positionId} group={group} onOpen={onOpen} />
        ))}
      </Groups>
    </section>
  );
}

interface GroupProps {
  readonly group: ClubGroup;
  readonly onOpen: (playerId: number) => void;
}

function Group({ group: { positionId, players }, onOpen }: GroupProps) {
  const titleId = useId();
  const t = useText(clubTexts);
  return (
    <Card>
      <CardHeader id={titleId} title={t(`group.${positionId}`)} />
      {players.length === 0 ? (
        <CardBody>
          <Soft>{t('empty')}</Soft>
        </CardBody>
      ) : (
        <Table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col" abbr={t('number.long')}>
                {t('number')}
              </th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col" abbr={t('starts.long')}>
                {t('starts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <Row key={player.id} player={player} onOpen={onOpen} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Row({ player, onOpen }: { readonly player: ClubPlayer; readonly onOpen: (id: number) => void }) {
  const t = useText(clubTexts);
  const format = useFormat();
  const mark = markOf(player);
  return (
    <tr data-starting={player.inStarting || undefined}>
      <td>{player.shirt ?? '–'}</td>
      <th scope="row">
        <Who type="button" onClick={() => onOpen(player.id)}>
          {player.name}
          {mark && <StatusMark mark={mark} size={18} label={t(mark === 'banned' ? 'banned' : 'injured')} />}
          {player.inStarting && <VisuallyHidden>, {t('starting')}</VisuallyHidden>}
        </Who>
      </th>
      <td>{format.shortMoney(toTenths(player.value))}</td>
      <td>{player.positionId === COACH ? '–' : format.whole(player.starts)}</td>
    </tr>
  );
}
