import { Button, Field, Soft, Stack, TextArea } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { LONGEST } from '../help/ticket.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { deskTexts } from '../texts/deskTexts.js';
import { suspensionTexts } from '../texts/suspensionTexts.js';
import { TermSelect } from '../users/TermSelect.js';
import { type Choice, type Draft, hasNotice } from './answers.js';
import { Choices } from './Choices.js';

const SHORTEST = 3;
const LONGEST_REASON = 500;

interface AnswerFormProps {
  /** Of the author, who gets a notice. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly answer: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly onConfirm: (choice: Choice, draft: Draft) => void;
}

/** An answer with what it needs: a term, a notice, a reason for the audit log. */
export function AnswerForm({ name, choices, answer, onChange, onConfirm }: AnswerFormProps) {
  const t = useText(complaintTexts);
  const desk = useText(deskTexts);
  const word = useText(suspensionTexts);
  const [wasPressed, setPressed] = useState(false);
  const { choice, notice, term, reason } = answer;
  const isShort = reason.trim().length < SHORTEST;
  const lacksNotice = hasNotice(choice) && notice.trim() === '';

  function confirm() {
    setPressed(true);
    if (choice !== null && !isShort && !lacksNotice) onConfirm(choice, answer);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Stack>
        <Choices choices={choices} value={choice} onChange={(picked) => onChange({ choice: picked })} />
        {choice === 'suspend' && (
          <TermSelect label={word('term')} value={term} onChange={(days) => onChange({ term: days })} />
        )}
        {hasNotice(choice) && (
          <TextArea
            label={t('notice', { name })}
            hint={t('notice.hint')}
            error={wasPressed && lacksNotice ? t('notice.missing') : undefined}
            maxLength={LONGEST}
            rows={4}
            value={notice}
            onChange={({ target }) => onChange({ notice: target.value })}
          />
        )}
        {choice !== null && choice !== 'ask' && (
          <Field
            label={desk('reason')}
            hint={desk('reason.hint')}
            error={wasPressed && isShort ? desk('reason.short') : undefined}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        )}
        <Button type="submit" block disabledReason={choice === null ? t('confirm.blocked') : undefined}>
          {t('confirm')}
        </Button>
        <Soft as="p">{t('keys', { last: choices.length })}</Soft>
      </Stack>
    </form>
  );
}
