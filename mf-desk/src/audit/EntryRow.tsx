import type { AuditEntry } from '@euro/api-contract';
import { TextLink, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { DeskName, DeskRow } from '../components/deskList.js';
import { useActorName } from '../hooks/useActorName.js';
import { auditTexts } from '../texts/auditTexts.js';

/** Actions of the filter. */
export const ACTIONS = [
  'role.granted',
  'role.taken',
  'user.signed-out',
  'user.suspended',
  'user.muted',
  'user.merged',
  'user.erased',
  'user.restored',
  'matchday.settled',
  'matchday.confirmed',
  'matchday.reopened',
  'matchday.opened',
  'feed.accepted',
  'feed.refused',
  'stat.corrected',
  'stat.correction-ended',
  'player.news-edited',
  'player.news-ended',
  'fixture.edited',
  'fixture.taken-back',
  'fixture.ended',
  'page.saved',
  'coupons.made',
  'coupon.withdrawn',
  'competition.state',
  'competition.settings',
  'competition.imported',
  'clock.set',
  'clock.speed',
  'order.refunded',
  'order.refund-failed',
  'orders.refunding',
  'orders.refund-retried',
  'orders.refund-stopped',
  'order.mismatch-settled',
  'work.retried',
  'export.made',
  'announcement.made',
  'announcement.ended',
  'prize.asked',
  'prize.claimed',
  'prize.sent',
  'prize.declined',
  'complaint.left',
  'complaint.hidden',
  'complaint.renamed',
  'complaint.uncovered',
  'complaint.restored',
  'approval.asked',
  'approval.given',
  'approval.refused',
  'approval.failed',
  'approval.withdrawn',
  'competition.four-eyes',
] as const;

const Details = styled.details`
  font-size: 0.875rem;
  color: ${token.inkSoft};
  summary { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; cursor: pointer; color: ${token.brand}; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; }
  dt { font-weight: 600; }
`;

/** One thing that was done: what to what, when, by whom and why; accounts lead to their page. */
export function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useText(auditTexts);
  const { shortMoment } = useFormat();
  const actorName = useActorName();
  const action = ACTIONS.find((one) => one === entry.action);
  const userId = /^user (\d+)$/.exec(entry.subject)?.[1];
  const details = Object.entries(entry.details);
  return (
    <DeskRow>
      <DeskName>
        <b>
          <span>{`${action ? t(action) : entry.action} ·`}</span>{' '}
          {userId === undefined ? (
            <span>{entry.subject}</span>
          ) : (
            <TextLink inline href={`/desk/users/${userId}`}>
              {entry.subject}
            </TextLink>
          )}
        </b>
        <p>
          <span>{`${shortMoment(entry.at)} ·`}</span>{' '}
          {entry.actor ? (
            <TextLink inline href={`/desk/users/${entry.actor.id}`}>
              {actorName(entry.actor)}
            </TextLink>
          ) : (
            <span>{actorName(null)}</span>
          )}
        </p>
        {entry.reason !== '' && <p>{`“${entry.reason}”`}</p>}
        {details.length > 0 && (
          <Details>
            <summary>{t('details')}</summary>
            <dl>
              {details.map(([name, value]) => (
                <Detail key={name} name={name} value={value} />
              ))}
            </dl>
          </Details>
        )}
      </DeskName>
    </DeskRow>
  );
}

/** A detail as it was stored. */
function Detail({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
      </dd>
    </>
  );
}
