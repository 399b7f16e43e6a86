import { Button, Card, SearchField, Select, Soft, useDebouncedText } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Answer } from '../components/Answer.js';
import { Csv } from '../components/Csv.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { useFilters } from '../hooks/useFilters.js';
import { useAuditQuery } from '../store/deskApi.js';
import { auditTexts } from '../texts/auditTexts.js';
import { ACTIONS, EntryRow } from './EntryRow.js';

const SIZE = 20;

/** The audit log with its filters. */
export function Entries() {
  const t = useText(auditTexts);
  const { values, page, choose, toPage } = useFilters('action', 'subject', 'actor');
  const action = ACTIONS.find((one) => one === values.action);
  const actorId = /^\d{1,9}$/.test(values.actor) ? Number(values.actor) : undefined;
  const [subject, typeSubject] = useDebouncedText(values.subject, (text) => choose('subject', text));
  const filter = {
    ...(action ? { action } : {}),
    ...(values.subject === '' ? {} : { subject: values.subject }),
    ...(actorId === undefined ? {} : { actorId }),
  };
  const query = useAuditQuery(
    { pageNumber: page, pageRecords: SIZE, ...filter },
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
            onChange={(value) => choose('action', value)}
          />
          <SearchField
            label={t('subject')}
            hint={t('subject.hint')}
            clearLabel={t('clear')}
            maxLength={80}
            value={subject}
            onChange={typeSubject}
          />
          {actorId !== undefined && (
            <div>
              <Soft>{t('actor', { id: String(actorId) })}</Soft>
              <Button variant="secondary" onClick={() => choose('actor', '')}>
                {t('actor.every')}
              </Button>
            </div>
          )}
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
      {query.data && <Csv files={{ 'GET admin/exports/audit': filter }} />}
    </>
  );
}
