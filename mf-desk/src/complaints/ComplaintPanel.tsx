import type { Complaint } from '@euro/api-contract';
import { Card, Chip, Cluster, Soft, Stack } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { UserLink } from '../components/UserLink.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useLanguageName } from '../hooks/useLanguageName.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { AnswerForm } from './AnswerForm.js';
import { type Choice, choicesFor, type Draft } from './answers.js';
import { Background } from './Background.js';
import { nameKey } from './nameKey.js';
import { Thing } from './Thing.js';

interface ComplaintPanelProps {
  readonly complaint: Complaint;
  /** What was filled in before, of an answer that was taken back or refused. */
  readonly draft: Draft | undefined;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Takes the last answer back. */
  readonly onUndo: () => void;
  readonly onConfirm: (choice: Choice, draft: Draft) => void;
}

/** Complaints about one thing with their background, and the answers to them, which keys choose, too. */
export function ComplaintPanel({ complaint, draft, titleRef, onUndo, onConfirm }: ComplaintPanelProps) {
  const t = useText(complaintTexts);
  const mayModerate = useRolesEverywhere()('moderator');
  const reasons = useReasonTexts(complaint);
  const choices = choicesFor(complaint, mayModerate);
  const [answer, setAnswer] = useState<Draft>(
    draft ?? {
      choice: null,
      notice: t(`notice.${complaint.kind}`, { text: complaint.text }),
      term: '7',
      reason: t('reason', { reasons: reasons.join(', ') }),
    },
  );
  const change = (changed: Partial<Draft>) => setAnswer({ ...answer, ...changed });

  /** Only within this panel, and not while somebody types. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    const isTyping =
      target instanceof HTMLElement && target.matches('textarea, select, input:not([type=radio])');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const picked = choices[Number(key) - 1];
    if (picked) change({ choice: picked });
    else if (key.toLowerCase() === 'z') onUndo();
    else return;
    event.preventDefault();
  }

  return (
    <Card $padded as="section" aria-label={t('chosen')} onKeyDown={onKeyDown}>
      <Stack>
        <PanelHead complaint={complaint} titleRef={titleRef} />
        <Thing complaint={complaint} />
        <Marks complaint={complaint} reasons={reasons} />
        {choices.length > 0 && (
          <AnswerForm
            name={complaint.author.name || `#${complaint.author.id}`}
            choices={choices}
            answer={answer}
            onChange={change}
            onConfirm={onConfirm}
          />
        )}
        <Background complaint={complaint} />
      </Stack>
    </Card>
  );
}

/** "beledigend 2", for each reason that complainants gave. */
function useReasonTexts({ reasons }: Complaint): readonly string[] {
  const t = useText(complaintTexts);
  const { whole } = useFormat();
  return reasons.map(({ reason, total }) => `${t(reason)} ${whole(total)}`);
}

function PanelHead({ complaint, titleRef }: Pick<ComplaintPanelProps, 'complaint' | 'titleRef'>) {
  const t = useText(complaintTexts);
  const { shortMoment } = useFormat();
  const { kind, text, picture, league, total, since, author } = complaint;
  const isMessage = kind === 'comment';
  const count = t('total', { count: total, moment: shortMoment(since) });
  return (
    <div>
      <h2 ref={titleRef} tabIndex={-1}>
        {isMessage ? t('comment', { league: league ?? '' }) : text}
      </h2>
      <Soft as="p">
        <span>{`${isMessage ? '' : `${t(nameKey(kind, picture))} · `}${count} ·`}</span>{' '}
        <Author author={author} />
      </Soft>
    </div>
  );
}

interface MarksProps {
  readonly complaint: Complaint;
  readonly reasons: readonly string[];
}

/** What was decided, who asks a colleague, and why others complain. */
function Marks({ complaint: { decision, decidedBy, askedBy, ...complaint }, reasons }: MarksProps) {
  const t = useText(complaintTexts);
  return (
    <Cluster $gap={8}>
      {decision !== null && (
        <Chip tone="brand">
          {decidedBy?.name
            ? t('decidedBy', { decision: t(`decision.${decision}`), name: decidedBy.name })
            : t(`decision.${decision}`)}
        </Chip>
      )}
      {askedBy && <Chip tone="warning">{t('askedBy', { name: askedBy.name })}</Chip>}
      {complaint.reasons.map(({ reason }, index) => (
        <Chip key={reason} tone={reason === 'insult' ? 'danger' : 'neutral'}>
          {reasons[index]}
        </Chip>
      ))}
    </Cluster>
  );
}

function Author({ author: { id, name, language } }: Pick<Complaint, 'author'>) {
  const languageName = useLanguageName();
  return (
    <>
      <UserLink id={id} name={name} /> <span>{`(${languageName({ language })})`}</span>
    </>
  );
}
