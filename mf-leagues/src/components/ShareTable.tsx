import type { LeagueView as LeagueAnswer } from '@euro/api-contract';
import { Button, Cluster } from '@euro/design-system';
import { EveningDialog, ShareButtons } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSharedTable } from '../hooks/useSharedTable.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { resultTexts } from '../texts/resultTexts.js';
import { useLeagueRows } from './leagues/useLeagueRows.js';

export interface ShareTableProps {
  readonly league: LeagueAnswer['league'];
  readonly answer: LeagueAnswer;
}

/** Shares the table of a league, and the evening with it as pictures. */
export function ShareTable({ league, answer }: ShareTableProps) {
  const t = useText(leagueTexts);
  const words = useText(resultTexts);
  const write = useLeagueRows(league.id, null);
  const [isOpen, setOpen] = useState(false);
  const { data, weekId } = answer.result;
  const lines = data
    .map(write)
    .map(({ rank, name, total }) => t('shareLine', { rank, team: name, points: total }))
    .join('\n');
  const shared = { ...useSharedTable(league, weekId), text: `${league.name}\n${lines}` };
  return (
    <Row $gap={14}>
      {weekId !== null && league.totalTeams > 1 && (
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          {words('evening')}
        </Button>
      )}
      <ShareButtons shared={shared} label={t('share')} variant="text" size="small" />
      {isOpen && weekId !== null && (
        <EveningDialog leagues={[league]} week={weekId} onClose={() => setOpen(false)} />
      )}
    </Row>
  );
}

/** Words without an edge begin where the text around them does. */
const Row = styled(Cluster)`
  & > button { margin-inline: -14px; }
`;
