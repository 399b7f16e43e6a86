import type { Complaint } from '@euro/api-contract';
import { Anchor, Chip, ellipsis, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { DeskName, DeskRow } from '../components/deskList.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { nameKey } from './nameKey.js';

interface QueueRowProps {
  readonly complaint: Complaint;
  readonly isChosen: boolean;
}

/** Complaints about one thing in the list: its words, how many complain, and since when. */
export function QueueRow({ complaint, isChosen }: QueueRowProps) {
  const t = useText(complaintTexts);
  const { shortMoment, whole } = useFormat();
  const [query] = useSearchParams();
  const { id, kind, text, picture, league, total, since, decision, askedBy } = complaint;
  const opened = new URLSearchParams(query);
  opened.set('complaint', String(id));
  return (
    <Row data-chosen={isChosen || undefined}>
      <DeskName>
        <Words>
          <Anchor href={`/desk/complaints?${opened}`} aria-current={isChosen || undefined}>
            {kind === 'comment' ? `“${text}”` : text}
          </Anchor>
        </Words>
        <p>{kind === 'comment' ? t('comment', { league: league ?? '' }) : t(nameKey(kind, picture))}</p>
        <p>{`${t('times', { count: whole(total) })} · ${shortMoment(since)}`}</p>
        {decision !== null && <Chip tone="brand">{t(`decision.${decision}`)}</Chip>}
        {askedBy && <Chip tone="warning">{t('askedBy', { name: askedBy.name })}</Chip>}
      </DeskName>
    </Row>
  );
}

/** The whole row leads to the answers. */
const Row = styled(DeskRow)`
  position: relative;
  ${DeskName} { grid-column: 1 / -1; }
  &:hover, &[data-chosen] { background: ${token.tint}; }
  &[data-chosen] { box-shadow: inset 4px 0 ${token.brand}; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

const Words = styled.b`
  ${ellipsis}
  display: block;
`;
