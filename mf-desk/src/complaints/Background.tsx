import type { Complaint, PastEvent } from '@euro/api-contract';
import { CardTitle, Skeleton, Soft, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { complaintTexts } from '../texts/complaintTexts.js';
import { samePersonTexts } from '../texts/samePersonTexts.js';
import { SuspectedName } from '../users/SuspectedName.js';
import { useComplaintBackgroundQuery } from './complaintsApi.js';

/** What happened before to the author, which other accounts may be his, and whether those who complain were right before. */
export function Background({ complaint }: { readonly complaint: Complaint }) {
  const t = useText(complaintTexts);
  const same = useText(samePersonTexts);
  const { date } = useFormat();
  const { currentData, isError } = useComplaintBackgroundQuery(complaint.id);
  if (isError) return <Soft>{t('background.failed')}</Soft>;
  if (!currentData) return <Skeleton $height={120} />;
  const { since, history, complainants, samePerson = [] } = currentData;
  return (
    <section>
      <CardTitle as="h3">{t('history')}</CardTitle>
      <Soft>{t('since', { day: date(since) })}</Soft>
      {history.length === 0 ? (
        <Soft>{t('history.none')}</Soft>
      ) : (
        <Events>
          {history.map((event) => (
            <Event key={`${event.kind} ${event.at} ${event.text}`} event={event} />
          ))}
        </Events>
      )}
      {samePerson.length > 0 && (
        <SamePerson>
          <CardTitle as="h3">{same('title')}</CardTitle>
          <Events>
            {samePerson.map((account) => (
              <li key={account.id} data-tone="calm">
                <SuspectedName account={account} />
              </li>
            ))}
          </Events>
        </SamePerson>
      )}
      <Soft>{t('complainants', complainants)}</Soft>
    </section>
  );
}

function Event({ event: { kind, text, total, decision, by, at } }: { readonly event: PastEvent }) {
  const t = useText(complaintTexts);
  const { shortMoment } = useFormat();
  const isSanction = kind === 'suspended' || kind === 'muted' || kind === 'restored';
  const title = isSanction ? t(`past.${kind}`) : t('past.complaints', { count: total, text });
  const outcome = isSanction ? text : t(decision === null ? 'past.waiting' : `decision.${decision}`);
  return (
    <li data-tone={kind === 'restored' || decision === 'leave' ? 'calm' : 'warning'}>
      <b>{title}</b>
      <Soft as="p">{[shortMoment(at), ...(by?.name ? [by.name] : []), outcome].join(' · ')}</Soft>
    </li>
  );
}

const SamePerson = styled.div`
  margin-top: 16px;
`;

const Events = styled.ul`
  display: grid;
  gap: 10px;
  margin-block: 12px;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li { padding-left: 12px; border-left: 3px solid ${token.warning}; line-height: 1.35; }
  li[data-tone='calm'] { border-color: ${token.line}; }
  b { font-weight: 650; }
`;
