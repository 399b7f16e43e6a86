import type { AuditEntry } from '@euro/api-contract';
import { Card, SearchField, Select, token, useDebouncedText } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskName, DeskRow, DeskRows, DeskTools } from '../components/deskList.js';
import { useActorName } from '../hooks/useActorName.js';
import { useFilters } from '../hooks/useFilters.js';
import { useAuditQuery } from '../store/deskApi.js';
import { auditTexts } from '../texts/auditTexts.js';

const SIZE = 20;

const ACTIONS = [
  'role.granted',
  'role.taken',
  'user.signed-out',
  'matchday.settled',
  'matchday.confirmed',
  'matchday.reopened',
  'stat.corrected',
  'stat.correction-ended',
  'page.saved',
  'coupons.made',
  'coupon.withdrawn',
  'order.refunded',
  'order.refund-failed',
  'order.mismatch-settled',
] as const;

const Details = styled.details`
  font-size: 0.875rem;
  color: ${token.inkSoft};
  summary { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; cursor: pointer; color: ${token.brand}; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; }
  dt { font-weight: 600; }
`;

/** What operators and the help desk did, newest first. */
export function AuditPage() {
  return (
    <DeskFrame place="audit">
      <Entries />
    </DeskFrame>
  );
}

function Entries() {
  const t = useText(auditTexts);
  const { values, page, choose, toPage } = useFilters('action', 'subject');
  const action = ACTIONS.find((one) => one === values.action);
  const [subject, typeSubject] = useDebouncedText(values.subject, (text) => choose('subject', text));
  const query = useAuditQuery(
    {
      pageNumber: page,
      pageRecords: SIZE,
      ...(action ? { action } : {}),
      ...(values.subject === '' ? {} : { subject: values.subject }),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Card>
        <DeskTools role="search" onSubmit={(event) => event.preventDefault()}>
          <Select
            label={t('action')}
            value={action ?? ''}
            options={[
              { value: '', text: t('every') },
              ...ACTIONS.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(chosen) => choose('action', chosen)}
          />
          <SearchField
            label={t('subject')}
            hint={t('subject.hint')}
            clearLabel={t('clear')}
            maxLength={80}
            value={subject}
            onChange={typeSubject}
          />
        </DeskTools>
      </Card>
      <Answer
        query={query}
        empty={{ when: (answer) => answer.totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {({ entries, totalRecords }) => (
          <Card aria-label={t('list')} aria-busy={query.isFetching}>
            <DeskRows>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </DeskRows>
            <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
          </Card>
        )}
      </Answer>
    </>
  );
}

function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useText(auditTexts);
  const { shortMoment } = useFormat();
  const actorName = useActorName();
  const action = ACTIONS.find((one) => one === entry.action);
  const details = Object.entries(entry.details);
  return (
    <DeskRow>
      <DeskName>
        <b>
          {action ? t(action) : entry.action} · {entry.subject}
        </b>
        <p>
          {shortMoment(entry.at)} · {actorName(entry.actor)}
        </p>
        <p>“{entry.reason}”</p>
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

/** Details are kept as they were written: for who looks closely. */
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
