import { Card, Segmented } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { Answer as AnswerFrame } from '../components/Answer.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { useFilters } from '../hooks/useFilters.js';
import { useInView } from '../hooks/useInView.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { ComplaintDialog, type OpenAnswer } from './ComplaintDialog.js';
import { ComplaintRow } from './ComplaintRow.js';
import { useComplaintsQuery } from './complaintsApi.js';

const SIZE = 20;
const LISTS = ['waiting', 'decided'] as const;
/** Polling interval, in milliseconds. */
const PAUSE = 30_000;

/** What users complain about: what waits, or what was decided. */
export function Complaints() {
  const t = useText(complaintTexts);
  const { values, page, choose, toPage } = useFilters('status');
  const [dialog, setDialog] = useState<OpenAnswer | null>(null);
  const status = LISTS.find((one) => one === values.status) ?? 'waiting';
  const isInView = useInView();
  const query = useComplaintsQuery(
    { status, pageNumber: page, pageRecords: SIZE },
    { pollingInterval: isInView ? PAUSE : 0, refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Card>
        <DeskTools as="div">
          <Segmented
            label={t('which')}
            value={status}
            options={LISTS.map((one) => ({ value: one, text: t(one) }))}
            onChange={(value) => choose('status', value === 'waiting' ? '' : value)}
          />
        </DeskTools>
      </Card>
      <AnswerFrame
        query={query}
        empty={{
          when: ({ totalRecords }) => totalRecords === 0,
          title: t('none'),
          text: t(`none.${status}`),
        }}
      >
        {({ complaints, totalRecords }) => (
          <Card as="section" aria-label={t('list')} aria-busy={query.isFetching}>
            <DeskRows>
              {complaints.map((complaint) => (
                <ComplaintRow
                  key={complaint.id}
                  complaint={complaint}
                  onAnswer={(answer) => setDialog({ complaint, answer })}
                />
              ))}
            </DeskRows>
            <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
          </Card>
        )}
      </AnswerFrame>
      {dialog && <ComplaintDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
