import type { Complaint } from '@euro/api-contract';
import { Button, Callout, Card, container, EmptyState, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Answer as AnswerFrame } from '../components/Answer.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows } from '../components/deskList.js';
import { useFilters } from '../hooks/useFilters.js';
import { useInView } from '../hooks/useInView.js';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { daysOf } from '../users/TermSelect.js';
import { type Choice, type Draft, decisionOf } from './answers.js';
import { ComplaintPanel } from './ComplaintPanel.js';
import { useAskColleagueMutation, useComplaintsQuery, useDecideComplaintMutation } from './complaintsApi.js';
import { LastDay } from './LastDay.js';
import { FILTERS, LISTS, QueueFilters } from './QueueFilters.js';
import { QueueRow } from './QueueRow.js';
import { type HeldDecision, useHeldDecision } from './useHeldDecision.js';

const SIZE = 20;
/** Polling interval, in milliseconds. */
const PAUSE = 30_000;

/**
 * What users complain about: what waits, or what was decided, beside the chosen one with its answers. Where there is
 * room for one of both, a press on the list opens the other.
 */
export function Complaints() {
  const t = useText(complaintTexts);
  const { values, page, choose, toPage } = useFilters('status', 'filter', 'complaint');
  const status = LISTS.find((one) => one === values.status) ?? 'waiting';
  const filter = FILTERS.find((one) => one === values.filter);
  const isInView = useInView();
  const query = useComplaintsQuery(
    { status, pageNumber: page, pageRecords: SIZE, ...(filter && { filter }) },
    { pollingInterval: isInView ? PAUSE : 0, refetchOnMountOrArgChange: true },
  );
  const { drafts, held, confirm, undo } = useAnswers(values, (id, filters) =>
    choose('complaint', id, filters),
  );
  const openId = Number(values.complaint);
  const title = useTitleFocus(openId);
  const shown = (complaints: readonly Complaint[]) =>
    complaints.filter(({ id }) => id !== held?.complaint.id);

  return (
    <>
      <div>
        <Card>
          <QueueFilters
            status={status}
            filter={filter}
            counts={query.data?.counts}
            onChoose={(name, value) => choose(name, value, { complaint: '' })}
          />
        </Card>
        <Held role="status">
          {held && (
            <Callout
              actions={
                <Button size="small" variant="secondary" onClick={undo}>
                  {t('undo')}
                </Button>
              }
            >
              {t('held', { answer: t(held.draft.choice ?? held.body.answer) })}
            </Callout>
          )}
        </Held>
      </div>
      <AnswerFrame query={query}>
        {({ complaints, totalRecords, lastDay }) => {
          const list = shown(complaints);
          const at = Math.max(
            0,
            list.findIndex(({ id }) => id === openId),
          );
          const chosen = list[at];
          return (
            <Columns data-open={chosen?.id === openId || undefined}>
              <Stack>
                <Card $padded={!chosen} as="section" aria-label={t('list')} aria-busy={query.isFetching}>
                  {chosen ? (
                    <DeskRows>
                      {list.map((complaint) => (
                        <QueueRow key={complaint.id} complaint={complaint} isChosen={complaint === chosen} />
                      ))}
                    </DeskRows>
                  ) : (
                    <EmptyState title={t('none')} text={t(filter ? 'none.filter' : `none.${status}`)} />
                  )}
                  <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
                </Card>
                {lastDay && <LastDay figures={lastDay} />}
              </Stack>
              {chosen && (
                <Stack>
                  <Back>
                    <TextLink href={listOf(values)}>{t('back')}</TextLink>
                  </Back>
                  <ComplaintPanel
                    key={chosen.id}
                    complaint={chosen}
                    draft={drafts[chosen.id]}
                    titleRef={title}
                    onUndo={undo}
                    onConfirm={(choice, draft) =>
                      void confirm(chosen, choice, draft, list[at + 1] ?? list[at - 1])
                    }
                  />
                </Stack>
              )}
            </Columns>
          );
        }}
      </AnswerFrame>
    </>
  );
}

/** The address of the list without a chosen one. */
function listOf({ status, filter }: HeldDecision['filters']): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(filter && { filter }) });
  return query.size === 0 ? '/desk/complaints' : `/desk/complaints?${query}`;
}

/**
 * The answers to complaints, each held for a moment, and what was filled in for them.
 * @param filters of the present list
 * @param open shows another one, in the list with these filters; empty: none in particular
 */
function useAnswers(
  { status, filter }: HeldDecision['filters'],
  open: (id: string, filters?: HeldDecision['filters']) => void,
) {
  const t = useText(complaintTexts);
  const { notices } = usePlatform();
  const refusalText = useRefusalText();
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  const [decide] = useDecideComplaintMutation();
  const [ask] = useAskColleagueMutation();
  const { held, hold, takeBack } = useHeldDecision((decision) => void send(decision));

  /** What was filled in is there again after a refusal. */
  async function send({ complaint: { id }, body, draft }: HeldDecision) {
    const { error } = await decide({ id, ...body });
    const done = draft.choice ?? body.answer;
    if (!error) return notices.show({ tone: 'positive', text: t(`${done}.done`) });
    const failure = asFailure(error);
    const tone = failure.code === 'waits-for-approval' ? 'neutral' : 'danger';
    notices.show({ tone, text: refusalText(failure) });
  }

  async function confirm(complaint: Complaint, choice: Choice, draft: Draft, next: Complaint | undefined) {
    const { id } = complaint;
    setDrafts({ ...drafts, [id]: draft });
    if (choice === 'ask') {
      const { error } = await ask({ id, ask: true });
      if (error) return notices.show({ tone: 'danger', text: refusalText(asFailure(error)) });
      notices.show({ tone: 'positive', text: t('ask.done') });
    } else {
      const body = decisionOf(complaint, choice, { ...draft, suspendedDays: daysOf(draft.term) });
      hold({ complaint, draft, body, filters: { status, filter } });
    }
    open(next ? String(next.id) : '');
  }

  function undo() {
    const decision = takeBack();
    if (decision) open(String(decision.complaint.id), decision.filters);
  }

  return { drafts, held, confirm, undo };
}

/** The title of the chosen one, which receives the focus when another is chosen. */
function useTitleFocus(openId: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const lastId = useRef(openId);
  useEffect(() => {
    if (openId !== lastId.current) title.current?.focus();
    lastId.current = openId;
  }, [openId]);
  return title;
}

/** Takes no room while it is empty, but is there to be heard. */
const Held = styled.div`
  & > * { margin-top: 16px; }
`;

const Back = styled.div``;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  & > :only-child { grid-column: 1 / -1; }
  &[data-open] > :first-child, &:not([data-open]) > :nth-child(2) { display: none; }
  ${container.columns} {
    grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
    &[data-open] > :first-child { display: grid; }
    &:not([data-open]) > :nth-child(2) { display: grid; }
    ${Back} { display: none; }
  }
`;
