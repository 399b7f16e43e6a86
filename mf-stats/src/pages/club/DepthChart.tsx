import type { ClubPlayer } from '@euro/api-contract';
import {
  bareButton,
  Card,
  CardHeader,
  Jersey,
  numeral,
  Soft,
  token,
  VisuallyHidden,
} from '@euro/design-system';
import { COACH, toTenths } from '@euro/game';
import { CardBody, markOf, StatusMark, shirtOf, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { clubTexts } from '../../texts/clubTexts.js';
import type { ClubGroup } from './clubSheet.js';

/** Two columns of about the same height where there is room. */
const Groups = styled.div`
  & > * { break-inside: avoid; margin-bottom: 16px; }
  @container (min-width: 50rem) {
    columns: 2;
    column-gap: 24px;
    & > * { margin-bottom: 24px; }
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { height: 48px; padding: 4px 6px; border-top: 1px solid ${token.line}; text-align: right; }
  th:first-child, td:first-child { width: 46px; padding-left: 12px; }
  th:last-child, td:last-child { padding-right: 16px; }
  th:nth-child(2) { text-align: left; }
  thead th { height: 36px; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; white-space: nowrap; }
  /* The shirt has the number. */
  @container (max-width: 24rem) {
    th, td { padding-inline: 4px; }
    th:first-child, td:first-child { display: none; }
    th:nth-child(2) { padding-left: 8px; overflow-wrap: anywhere; }
    th:last-child, td:last-child { padding-right: 8px; }
  }
  /* Letters so large that there is room for a name and three figures only. */
  @container (max-width: 16rem) {
    .em-jersey { display: none; }
    th:nth-child(2) { font-size: 0.875rem; }
    tbody td { font-size: 0.75rem; }
    thead th { font-size: 0.625rem; }
  }
  @container (min-width: 50rem) {
    th, td { padding-inline: 8px; }
    th:first-child, td:first-child { width: 56px; padding-left: 16px; }
    th:nth-child(3) { width: 80px; }
    th:nth-child(4) { width: 64px; }
    th:nth-child(5) { width: 76px; }
  }
  tbody th { font-weight: 650; }
  tbody td { color: ${token.inkSoft}; white-space: nowrap; }
  tr[data-starting] td { color: ${token.ink}; font-weight: 650; }
  tbody td:last-child { ${numeral} font-size: 1rem; color: ${token.ink}; }
  .em-jersey { flex: none; width: 32px; height: 32px; }
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
  /** Code of the nation. */
  readonly code: string;
  readonly groups: readonly ClubGroup[];
  readonly onOpen: (playerId: number) => void;
}

/** The players of each position in order of preference, with their points, and with those who can't play at present. */
export function DepthChart({ code, groups, onOpen }: DepthChartProps) {
  const t = useText(clubTexts);
  return (
    <section aria-label={t('depth')}>
      <Groups>
        {groups.map((group) => (
          <Group key={group.positionId} code={code} group={group} onOpen={onOpen} />
        ))}
      </Groups>
    </section>
  );
}

interface GroupProps extends Omit<DepthChartProps, 'groups'> {
  readonly group: ClubGroup;
}

function Group({ code, group: { positionId, players }, onOpen }: GroupProps) {
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
              <th scope="col">{t('points')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <Row key={player.id} code={code} player={player} onOpen={onOpen} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

interface RowProps extends Omit<DepthChartProps, 'groups'> {
  readonly player: ClubPlayer;
}

function Row({ code, player, onOpen }: RowProps) {
  const t = useText(clubTexts);
  const format = useFormat();
  const mark = markOf(player);
  return (
    <tr data-starting={player.inStarting || undefined}>
      <td>{player.shirt ?? '–'}</td>
      <th scope="row">
        <Who type="button" onClick={() => onOpen(player.id)}>
          <Jersey {...shirtOf(player, code)} />
          <span>
            <span>{player.name}</span>
            {player.inStarting && <VisuallyHidden>{`, ${t('starting')}`}</VisuallyHidden>}
          </span>
          {mark && <StatusMark mark={mark} size={18} label={t(mark === 'banned' ? 'banned' : 'injured')} />}
        </Who>
      </th>
      <td>{format.shortMoney(toTenths(player.value))}</td>
      <td>{player.positionId === COACH ? '–' : format.whole(player.starts)}</td>
      <td>{format.points(player.points)}</td>
    </tr>
  );
}
