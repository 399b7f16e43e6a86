import type { PushSettings } from '@euro/api-contract';
import { Field, Stack, Switch } from '@euro/design-system';
import type { Locale } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { type FocusEvent, useState } from 'react';
import styled from 'styled-components';
import { pushTexts } from './pushTexts.js';
import type { Push } from './usePush.js';
import { usePushSwitch } from './usePushSwitch.js';

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 12px;
`;

interface QuietHoursProps {
  readonly quiet: PushSettings['quiet'];
  readonly choose: Push['choose'];
}

/** Hours without notifications, on or off, and from when to when. */
export function QuietHours({ quiet, choose }: QuietHoursProps) {
  const t = useText(pushTexts);
  const locale = useShared(usePlatform().state.locale);
  const hours = { from: displayTime(quiet.from, locale), to: displayTime(quiet.to, locale) };
  const {
    isOn,
    isBusy,
    problem,
    choose: press,
  } = usePushSwitch(quiet.on, {
    save: (isOn) => choose({ quiet: { on: isOn } }),
    confirmation: (isOn) => (isOn ? t('quiet.on', hours) : t('quiet.off')),
  });
  return (
    <Stack $gap={12}>
      <Switch
        label={t('quiet', hours)}
        hint={t('quiet.hint')}
        checked={isOn}
        busy={isBusy}
        error={problem}
        onChange={press}
      />
      {isOn && (
        <Hours>
          {(['from', 'to'] as const).map((end) => (
            <HourField key={`${end} ${quiet[end]}`} end={end} stored={quiet[end]} choose={choose} />
          ))}
        </Hours>
      )}
    </Stack>
  );
}

interface HourFieldProps {
  readonly end: 'from' | 'to';
  /** Minutes since midnight. */
  readonly stored: number;
  readonly choose: Push['choose'];
}

/** Stored on blur: a half-typed time is invalid. */
function HourField({ end, stored, choose }: HourFieldProps) {
  const t = useText(pushTexts);
  const { notices } = usePlatform();
  const [hasFailed, setFailed] = useState(false);

  async function save({ target }: FocusEvent<HTMLInputElement>): Promise<void> {
    const minutes = readTime(target.value);
    if (minutes === stored) return;
    if (minutes === null) {
      target.value = inputTime(stored);
      return;
    }
    const problem = await choose({ quiet: { [end]: minutes } });
    setFailed(problem !== null);
    if (problem) return;
    const undo = { label: t('undo'), onPress: () => void choose({ quiet: { [end]: stored } }) };
    notices.show({ tone: 'positive', text: t('quiet.saved'), action: undo });
  }

  return (
    <Field
      type="time"
      label={t(`quiet.${end}`)}
      defaultValue={inputTime(stored)}
      onBlur={(event) => void save(event)}
      {...(hasFailed ? { error: t('not.saved') } : {})}
    />
  );
}

/** 1380 → "23:00", as time fields write it. */
function inputTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 480 → "8.00" / "8:00", as people write it. */
function displayTime(minutes: number, locale: Locale): string {
  const time = inputTime(minutes).replace(/^0(?=\d)/, '');
  return locale === 'nl' ? time.replace(':', '.') : time;
}

/** Null for an invalid time. */
function readTime(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
