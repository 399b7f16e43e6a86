import { AboveComposer, Callout, Composer } from '@euro/design-system';
import { newIdempotencyKey } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useRef, useState } from 'react';
import { ticketTexts } from '../messages/ticketTexts.js';
import { useRefusalText } from '../parts/useRefusalText.js';
import { asFailure } from '../store/asFailure.js';
import { useAnswerTicketMutation } from '../store/deskApi.js';
import { LONGEST, lengthOf } from './ticket.js';
import { useDraft } from './useDraft.js';

const COUNTED_FROM = 1800;

/** Where an answer is written; it stays there until it has arrived, and pressing again sends it once. */
export function AnswerBox({ id }: { readonly id: number }) {
  const t = useText(ticketTexts);
  const refusalText = useRefusalText();
  const [text, setText] = useDraft(`answer-${id}`);
  const [answer, { isLoading }] = useAnswerTicketMutation();
  const [why, setWhy] = useState<string | null>(null);
  const press = useRef({ body: '', key: '' });
  const length = lengthOf(text);

  async function send() {
    const body = text.trim();
    if (press.current.body !== body) press.current = { body, key: newIdempotencyKey() };
    setWhy(null);
    const { error } = await answer({ id, body, idempotencyKey: press.current.key });
    if (error) {
      setWhy(refusalText(asFailure(error)));
      return;
    }
    press.current = { body: '', key: '' };
    setText('');
  }

  function blocked(): string | undefined {
    if (isLoading) return t('sending');
    if (length === 0) return t('nothing');
    return length > LONGEST ? t('tooLong') : undefined;
  }

  return (
    <>
      {why !== null && (
        <AboveComposer>
          <Callout tone="danger" role="alert">
            {t('notSent', { why })}
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
