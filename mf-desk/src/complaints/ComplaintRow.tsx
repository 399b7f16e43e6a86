import type { Complaint } from '@euro/api-contract';
import { Button, Chip, Cluster, formatDateTime, TextLink, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { DeskName, DeskRow } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useLanguageName } from '../hooks/useLanguageName.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { type Answer, answersTo } from './answers.js';

interface ComplaintRowProps {
  readonly complaint: Complaint;
  readonly onAnswer: (answer: Answer) => void;
}

/** Complaints about one thing: the thing, how many complain and why, and the possible answers. */
export function ComplaintRow({ complaint, onAnswer }: ComplaintRowProps) {
  const t = useText(complaintTexts);
  const format = useFormat();
  const locale = formatLocale(useLocale());
  const { text, total, since, reasons, decision } = complaint;
  const answers = answersTo(complaint);
  return (
    <DeskRow>
      <Name>
        <Thing complaint={complaint} />
        <p>
          <span>{`${t('total', { count: total, moment: formatDateTime(since, locale, 'short') })} ·`}</span>{' '}
          <Author author={complaint.author} />
        </p>
      </Name>
      <Foot>
        <Cluster $gap={8}>
          {decision !== null && <Chip tone="brand">{t(`decision.${decision}`)}</Chip>}
          {reasons.map(({ reason, total: count }) => (
            <Chip key={reason} tone={reason === 'insult' ? 'danger' : 'neutral'}>
              {`${t(reason)} ${format.whole(count)}`}
            </Chip>
          ))}
        </Cluster>
        {answers.length > 0 && (
          <Cluster $gap={8}>
            {answers.map((answer) => (
              <Button
                key={answer}
                size="small"
                variant={answer === 'leave' || answer === 'restore' ? 'secondary' : 'text'}
                aria-label={t('answerTo', { answer: t(answer), text: beginningOf(text) })}
                onClick={() => onAnswer(answer)}
              >
                {t(answer)}
              </Button>
            ))}
          </Cluster>
        )}
      </Foot>
    </DeskRow>
  );
}

/** Enough to tell things apart in the name of a button. */
const beginningOf = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The name and picture, or the message with its neighbours in the chat. */
export function Thing({ complaint }: Pick<ComplaintRowProps, 'complaint'>) {
  const t = useText(complaintTexts);
  const format = useFormat();
  const { kind, text, picture, league, messages } = complaint;
  if (kind !== 'comment')
    return (
      <>
        <b>{text}</b>
        <p>{t(kind)}</p>
        {picture !== null && <Picture src={picture} alt={t('picture', { name: text })} />}
      </>
    );
  return (
    <>
      <b>{t('comment', { league: league ?? '' })}</b>
      <Talk>
        {messages.map(({ id, teamname, comment, at, isReported }) => (
          <li key={id} data-reported={isReported || undefined}>
            <b>{teamname}</b> <span>{comment}</span> <small>{format.time(at)}</small>
          </li>
        ))}
      </Talk>
    </>
  );
}

/** Moderators reach the account. */
function Author({ author: { id, name, language } }: Pick<Complaint, 'author'>) {
  const languageName = useLanguageName();
  const mayModerate = useRolesEverywhere()('moderator');
  const shown = name || `#${id}`;
  return (
    <>
      {mayModerate ? (
        <TextLink inline href={`/desk/users/${id}`}>
          {shown}
        </TextLink>
      ) : (
        <span>{shown}</span>
      )}{' '}
      <span>{`(${languageName({ language })})`}</span>
    </>
  );
}

const Name = styled(DeskName)`
  grid-column: 1 / -1;
`;

/** Reasons and answers, which need more room beside the words than there is. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: 10px 16px;
`;

const Picture = styled.img`
  display: block;
  max-width: min(100%, 320px);
  max-height: 80px;
  margin-block: 8px;
  border-radius: ${token.radiusField};
`;

const Talk = styled.ul`
  display: grid;
  gap: 4px;
  margin-block: 6px;
  padding: 0;
  list-style: none;
  white-space: pre-line;
  li { padding: 6px 10px; border-left: 3px solid ${token.line}; }
  li[data-reported] { border-color: ${token.danger}; background: ${token.dangerTint}; }
  li:not([data-reported]) small { color: ${token.inkSoft}; }
`;
