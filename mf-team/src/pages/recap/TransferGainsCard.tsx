import type { TeamRecap } from '@euro/api-contract';
import { Button, Card, CardHeader, Chip, nightStripes, onNight, token } from '@euro/design-system';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { CardFoot } from '../../components/CardFoot.js';
import { recapTexts } from '../../texts/recapTexts.js';
import { Gain, List, ShirtThen } from './gainParts.js';

type Transfer = TeamRecap['transferGains'][number];

/** Transfers that are shown before a press shows all. */
const FIRST = 3;

const gainOf = ({ inPoints, outPoints }: Transfer) => inPoints - outPoints;

/** What each transfer brought, the best one first; nothing for a team without any. */
export function TransferGainsCard({ recap }: { readonly recap: TeamRecap }) {
  const t = useText(recapTexts);
  const format = useFormat();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { transferGains: transfers } = recap;
  const [best, ...others] = isOpen ? transfers : transfers.slice(0, FIRST);
  if (!best) return null;
  const count = transfers.length;
  const total = transfers.reduce((sum, transfer) => sum + gainOf(transfer), 0);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('transfers')} aside={<Chip>{t('transferCount', { count })}</Chip>} />
      <Best>
        <p>
          <span>{t('bestTransfer')}</span>
          <Gain points={gainOf(best)} />
        </p>
        <TransferRow transfer={best} />
      </Best>
      <List>
        {others.map((transfer) => (
          <Item key={`${transfer.weekId} ${transfer.inId} ${transfer.outId}`}>
            <TransferRow transfer={transfer} />
            <Gain points={gainOf(transfer)} />
          </Item>
        ))}
      </List>
      <CardFoot>
        <span>{t('allTransfers', { count, points: format.signedPoints(total) })}</span>
        {count > FIRST && (
          <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'showFewer' : 'showAll')}
          </Button>
        )}
      </CardFoot>
    </Card>
  );
}

function TransferRow({
  transfer: { weekId, inId, outId, inPoints, outPoints },
}: {
  readonly transfer: Transfer;
}) {
  const t = useText(recapTexts);
  const format = useFormat();
  const names = useNames();
  return (
    <Row>
      <ShirtThen weekId={weekId} playerId={outId} size={32} />
      <ArrowRight size={16} aria-hidden />
      <ShirtThen weekId={weekId} playerId={inId} />
      <span>
        <b>{t('transfer', { in: names.player(inId), out: names.player(outId) })}</b>
        <small>
          {t('transferDetail', {
            week: weekId,
            in: format.points(inPoints),
            out: format.points(outPoints),
          })}
        </small>
      </span>
    </Row>
  );
}

const Item = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px 16px;
  & + & { border-top: 1px solid ${token.line}; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  svg { flex: none; }
  & > :first-child { filter: grayscale(1); }
  span { min-width: 0; }
  b, small { display: block; overflow-wrap: anywhere; }
  b { font-size: 0.9375rem; font-weight: 750; line-height: 1.25; }
  small { font-size: 0.8125rem; }
`;

const Best = styled.div`
  ${onNight}
  ${nightStripes}
  margin: 4px 16px 8px;
  padding: 12px 14px;
  border-radius: ${token.radiusField};
  p { display: flex; justify-content: space-between; align-items: center; gap: 12px; margin-bottom: 6px; font-size: 0.8125rem; font-weight: 700; color: ${token.gold}; }
  p > b { font-size: 1.5rem; color: ${token.live}; }
  p > b[data-loss] { color: #ff6b7a; }
`;
