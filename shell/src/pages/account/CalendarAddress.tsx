import { Button, Cluster, Field, Heading, Soft, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { CalendarPlus, Copy } from 'lucide-react';
import { useRef } from 'react';
import { reminderTexts } from '../texts/reminderTexts.js';

/** The address of the calendar feed, to copy or to open. */
export function CalendarAddress({ url }: { readonly url: string }) {
  const t = useText(reminderTexts);
  const { notices } = usePlatform();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notices.show({ tone: 'positive', text: t('calendar.copied') });
    } catch {
      // Without TLS, or when it was forbidden, there is no clipboard to write to.
      field.current?.focus();
      field.current?.select();
      notices.show({ tone: 'neutral', text: t('calendar.by.hand') });
    }
  }

  return (
    <Stack $gap={12}>
      <div>
        <Heading as="h3" $size={16}>
          {t('calendar')}
        </Heading>
        <Soft>{t('calendar.text')}</Soft>
      </div>
      <Field
        ref={field}
        label={t('calendar.address')}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('calendar.copy')}
        </Button>
        <TextLink href={url.replace(/^https?:/, 'webcal:')} icon={<CalendarPlus size={18} aria-hidden />}>
          {t('calendar.open')}
        </TextLink>
      </Cluster>
    </Stack>
  );
}
