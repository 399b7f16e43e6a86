import { Card, CardHeader, Jersey, token } from '@euro/design-system';
import { shirtOf, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { plannerTexts } from '../../texts/plannerTexts.js';
import type { Remark } from './remarks.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 68px;
  padding: 12px 16px;
  border-top: 1px solid ${token.line};
  .em-jersey { width: 40px; height: 40px; }
  b { display: block; font-size: 0.9375rem; line-height: 1.25; font-weight: 750; }
  small { display: block; font-size: 0.8125rem; line-height: 1.35; color: ${token.inkSoft}; }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 10px;
  background: ${token.sunken};
  color: ${token.brand};
`;

/** Notable points of a team's programme; nothing without any. */
export function RemarksCard({ remarks }: { readonly remarks: readonly Remark[] }) {
  const t = useText(plannerTexts);
  const titleId = useId();
  if (remarks.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('remarks')} />
      <ul>
        {remarks.map((remark) => (
          <RemarkRow key={remark.kind} remark={remark} />
        ))}
      </ul>
    </Card>
  );
}

function RemarkRow({ remark }: { readonly remark: Remark }) {
  const t = useText(plannerTexts);
  const names = useNames();
  const { players } = useWorld();
  if (remark.kind === 'heaviest')
    return (
      <Row>
        <Icon>
          <CalendarDays size={20} aria-hidden />
        </Icon>
        <div>
          <b>{t('remark.heaviest', { week: remark.weekId })}</b>
          <small>{t('remark.heaviest.text', { count: remark.strong })}</small>
        </div>
      </Row>
    );
  const player = players.get(remark.row.id);
  if (!player) return null;
  return (
    <Row>
      <Jersey {...shirtOf(player, names.clubCode(player.clubId))} />
      <div>
        <b>{t('remark.hardStart', { player: names.player(player.id) })}</b>
        <small>
          {t('remark.hardStart.text', {
            first: names.club(remark.first.fixture.opponent.id),
            next: names.club(remark.next.fixture.opponent.id),
          })}
        </small>
      </div>
    </Row>
  );
}
