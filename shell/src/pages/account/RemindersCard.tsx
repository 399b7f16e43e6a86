import type { Reminders } from '@euro/api-contract';
import { Card, ErrorState, Heading, Skeleton, Soft, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useId } from 'react';
import { useCompetition } from '../../competition/useCompetition.js';
import { reminderTexts } from '../texts/reminderTexts.js';
import { CalendarAddress } from './CalendarAddress.js';
import { MailSwitch } from './MailSwitch.js';
import { useReminders } from './useReminders.js';

/** Mails about deadlines and matchdays, and the calendar with all deadlines (decisions §8.5). */
export function RemindersCard() {
  const t = useText(reminderTexts);
  const titleId = useId();
  const { reminders, retry } = useReminders();
  if (reminders.status === 'failed' && !reminders.value) {
    return (
      <Card>
        <ErrorState title={t('load.failed')} retryText={t('retry')} onRetry={retry} />
      </Card>
    );
  }
  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack $gap={20}>
        <div>
          <Heading id={titleId}>{t('title')}</Heading>
          <Soft>{t('text')}</Soft>
        </div>
        {reminders.value ? <Choices reminders={reminders.value} /> : <Bones />}
      </Stack>
    </Card>
  );
}

function Choices({ reminders }: { readonly reminders: Reminders }) {
  const t = useText(reminderTexts);
  const { navigation, state } = usePlatform();
  // The calendar is of the page's competition.
  const { search } = useCompetition();
  const teams = useShared(state.myTeams);
  const { deadlineMail, matchdayReport, mayHaveReport, calendarUrl } = reminders;
  const hasNoTeam = teams.status === 'ready' && teams.value.length === 0;
  const isArchive = state.isArchive?.value ?? false;
  return (
    <>
      <div>
        <MailSwitch
          kind="deadlineMail"
          stored={deadlineMail}
          hint={t(hasNoTeam ? 'deadlineMail.noTeam' : 'deadlineMail.hint')}
        />
        {hasNoTeam && !isArchive && navigation.has('/new') && (
          <TextLink href="/new">{t('make.team')}</TextLink>
        )}
      </div>
      <div>
        <MailSwitch
          kind="matchdayReport"
          stored={matchdayReport}
          hint={t(mayHaveReport ? 'matchdayReport.hint' : 'matchdayReport.premium')}
          disabled={!mayHaveReport}
        />
        {!mayHaveReport && !isArchive && navigation.has('/shop') && (
          <TextLink href="/shop">{t('shop')}</TextLink>
        )}
      </div>
      <CalendarAddress url={search ? `${calendarUrl}&${search.slice(1)}` : calendarUrl} />
    </>
  );
}

function Bones() {
  const t = useText(reminderTexts);
  return (
    <Stack $gap={20} role="status" aria-label={t('loading')}>
      <Skeleton $height={48} $radius={10} />
      <Skeleton $height={48} $radius={10} />
      <Skeleton $height={172} $radius={10} />
    </Stack>
  );
}
