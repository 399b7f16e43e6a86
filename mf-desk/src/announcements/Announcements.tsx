import type { OperatorAnnouncement } from '@euro/api-contract';
import { Button, Card, Chip, Soft } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useLocale, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskActions, DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useFilters } from '../hooks/useFilters.js';
import { announcementTexts } from '../texts/announcementTexts.js';
import { useAnnouncementsQuery, useEndAnnouncementMutation } from './announcementsApi.js';
import { MakeAnnouncement } from './MakeAnnouncement.js';

const SIZE = 20;
const TONES = { planned: 'brand', running: 'positive', ended: 'neutral' } as const;

/** Announcements: planned, running and over; a new one, and ending one early. */
export function Announcements() {
  const t = useText(announcementTexts);
  const { page, toPage } = useFilters();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<OperatorAnnouncement | null>(null);
  const query = useAnnouncementsQuery(
    { pageNumber: page, pageRecords: SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <div>
        <Button onClick={() => setMaking(true)}>{t('make')}</Button>
      </div>
      <Answer
        query={query}
        empty={{ when: ({ totalRecords }) => totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {({ announcements, totalRecords }) => (
          <Card as="section" aria-label={t('list')} aria-busy={query.isFetching}>
            <DeskRows>
              {announcements.map((one) => (
                <AnnouncementRow key={one.id} announcement={one} onEnd={() => setEnding(one)} />
              ))}
            </DeskRows>
            <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
          </Card>
        )}
      </Answer>
      {isMaking && <MakeAnnouncement onClose={() => setMaking(false)} />}
      {ending && <EndDialog announcement={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

interface RowProps {
  readonly announcement: OperatorAnnouncement;
  readonly onEnd: () => void;
}

function AnnouncementRow({ announcement, onEnd }: RowProps) {
  const t = useText(announcementTexts);
  const locale = useLocale() === 'nl' ? 'nl' : 'en';
  const { shortMoment } = useFormat();
  const { text, path, segment, state, competition, startsAt, endsAt, mails, notifications } = announcement;
  const channels = [
    ...(mails === null ? [] : [t('mails', { count: mails })]),
    ...(notifications === null ? [] : [t('notifications', { count: notifications })]),
  ];
  return (
    <DeskRow>
      <DeskName>
        <b>{text[locale]}</b>
        <p>
          {[t(segment), competition ? competition[locale] : t('everywhere'), path ?? []].flat().join(' · ')}
        </p>
        <p>
          {[t('times', { start: shortMoment(startsAt), end: shortMoment(endsAt) }), ...channels].join(' · ')}
        </p>
      </DeskName>
      <DeskStates>
        <Chip tone={TONES[state]}>{t(state)}</Chip>
      </DeskStates>
      {state !== 'ended' && (
        <DeskActions>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('endOf', { text: text[locale] })}
            onClick={onEnd}
          >
            {t('end')}
          </Button>
        </DeskActions>
      )}
    </DeskRow>
  );
}

interface EndDialogProps {
  readonly announcement: OperatorAnnouncement;
  readonly onClose: () => void;
}

function EndDialog({ announcement: { id }, onClose }: EndDialogProps) {
  const t = useText(announcementTexts);
  const { notices } = usePlatform();
  const [end] = useEndAnnouncementMutation();
  return (
    <ReasonDialog
      title={t('end.title')}
      confirmText={t('end')}
      danger
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await end({ id, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('end.done') });
        return null;
      }}
    >
      <Soft>{t('end.text')}</Soft>
    </ReasonDialog>
  );
}
