import { AboveComposer, Callout, Composer } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { useAnswerTicketMutation } from '../store/deskApi.js';
import { ticketTexts } from '../texts/ticketTexts.js';
import { LONGEST, lengthOf } from './ticket.js';
import { useDraft } from './useDraft.js';

const COUNTED_FROM = 1800;

/** Input of an answer; the text remains until it is delivered, and repeated presses send it once. */
export function AnswerBox({ id }: { readonly id: number }) {
  const t = useText(ticketTexts);
  const refusalText = useRefusalText();
  const [text, setText] = useDraft(`answer-${id}`);
  const [answer, { isLoading }] = useAnswerTicketMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const length = lengthOf(text);

  async function send() {
    setRefusal(null);
    const { error } = await answer({ id, body: text.trim() });
    if (error) {
      setRefusal(refusalText(asFailure(error)));
      return;
    }
    setText('');
  }

  function blocked(): string | undefined {
    if (isLoading) return t('sending');
    if (length === 0) return t('nothing');
    return length > LONGEST ? t('tooLong') : undefined;
  }

  return (
    <>
      {refusal !== null && (
        <AboveComposer>
          <Callout tone="danger" role="alert">
            {t('notSent', { why: refusal })}
          </Callout>
        </AboveComposer>
      )}
      <Composer
        label={t('write')}
        placeholder={t('placeholder')}
        value={text}
        onChange={(next) => !isLoading && setText(next)}
        onSend={() => void send()}
        sendLabel={t('send')}
        blocked={blocked()}
        counter={
          length < COUNTED_FROM
            ? undefined
            : { text: t('counter', { count: length }), over: length > LONGEST }
        }
      />
    </>
  );
}
