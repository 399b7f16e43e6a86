import { Card, Segmented } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { TicketRow } from '../help/TicketRow.js';
import { PAUSE } from '../help/ticket.js';
import { useFilters } from '../hooks/useFilters.js';
import { useInView } from '../hooks/useInView.js';
import { useTicketsQuery } from '../store/deskApi.js';
import { ticketTexts } from '../texts/ticketTexts.js';

const SIZE = 20;
const LISTS = ['open', 'closed', 'all'] as const;

/** Conversations with the help desk, those waiting for an answer first. */
export function HelpPage() {
  return (
    <DeskFrame place="help">
      <Tickets />
    </DeskFrame>
  );
}

function Tickets() {
  const t = useText(ticketTexts);
  const { values, page, choose, toPage } = useFilters('status');
  const list = LISTS.find((one) => one === values.status) ?? 'open';
  const isInView = useInView();
  const tickets = useTicketsQuery(
    { pageNumber: page, pageRecords: SIZE, ...(list === 'all' ? {} : { status: list }) },
    { pollingInterval: isInView ? PAUSE : 0, refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Card>
        <DeskTools as="div">
          <Segmented
            label={t('which')}
            value={list}
            options={LISTS.map((one) => ({ value: one, text: t(one) }))}
            onChange={(value) => choose('status', value === 'open' ? '' : value)}
          />
        </DeskTools>
      </Card>
      <Answer
        query={tickets}
        empty={{
          when: ({ totalRecords }) => totalRecords === 0,
          title: t('none'),
          text: t(list === 'open' ? 'none.open' : 'none.text'),
        }}
      >
        {(answer) => (
          <Card aria-label={t('list')}>
            <DeskRows>
              {answer.tickets.map((ticket) => (
                <TicketRow key={ticket.id} ticket={ticket} />
              ))}
            </DeskRows>
            <DeskPager page={page} size={SIZE} total={answer.totalRecords} onPage={toPage} />
          </Card>
        )}
      </Answer>
    </>
  );
}
