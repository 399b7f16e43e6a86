import { Button, Dialog, Field } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { codeIn } from '../domain/inviteCode.js';
import { joinTexts } from '../texts/joinTexts.js';

export interface JoinByCodeDialogProps {
  /** The own team that would play along, where one was being looked at. */
  readonly teamId?: number | undefined;
  /** Instead of the dialog's own, after a code that did not work. */
  readonly title?: string;
  readonly description?: string;
  /** The code that did not work: it is offered again, selected, so that a typing error can be mended or typed over. */
  readonly wrongCode?: string;
  readonly onClose: () => void;
}

/** Requests an invitation's code or link, and opens it. */
export function JoinByCodeDialog({
  teamId,
  title,
  description,
  wrongCode = '',
  onClose,
}: JoinByCodeDialogProps) {
  const t = useText(joinTexts);
  const { navigation } = usePlatform();
  const form = useId();
  const [text, setText] = useState(wrongCode);
  const field = useRef<HTMLInputElement>(null);
  const code = codeIn(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code === '') return;
    onClose();
    const query = teamId === undefined ? '' : `?team=${teamId}`;
    navigation.go(`/join/${encodeURIComponent(code)}${query}`);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title ?? t('codeTitle')}
      description={description ?? t('codeText')}
      closeLabel={t('close')}
      initialFocus={wrongCode === '' ? undefined : field}
      actions={
        <Button
          type="submit"
          form={form}
          variant="lime"
          size="large"
          disabledReason={code === '' ? t('nothing') : undefined}
        >
          {t('go')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field
          ref={field}
          label={t('code')}
          placeholder={t('codePlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
