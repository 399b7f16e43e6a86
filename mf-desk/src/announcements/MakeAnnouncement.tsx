import { ANNOUNCEMENT_SEGMENTS, type AnnouncementSegment } from '@euro/api-contract';
import { Callout, Checkbox, Field, Select, Soft } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { announcementTexts } from '../texts/announcementTexts.js';
import { useAnnounceMutation, useAudienceQuery } from './announcementsApi.js';

const LONGEST = 280;

/** The fields as they are typed; moments in the browser's time zone. */
const EMPTY = {
  nl: '',
  en: '',
  path: '',
  segment: 'everyone' as AnnouncementSegment,
  isEverywhere: false,
  byMail: false,
  byPush: false,
  startsAt: '',
  endsAt: '',
};
type Draft = typeof EMPTY;

/** Plans an announcement: shows what it looks like and how many people it reaches before it is sent. */
export function MakeAnnouncement({ onClose }: { readonly onClose: () => void }) {
  const t = useText(announcementTexts);
  const { notices } = usePlatform();
  const [announce] = useAnnounceMutation();
  const mayEverywhere = useRolesEverywhere();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const { nl, en, path, startsAt, endsAt, ...choices } = draft;
  const isComplete = [nl, en, startsAt, endsAt].every((text) => text.trim() !== '');
  return (
    <ReasonDialog
      title={t('make.title')}
      confirmText={t('publish')}
      blocked={isComplete ? undefined : t('incomplete')}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await announce({
          ...choices,
          text: { nl: nl.trim(), en: en.trim() },
          path: path.trim() || null,
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
          reason,
        });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('make.done') });
        return null;
      }}
    >
      {(['nl', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(language)}
          hint={t('text.hint')}
          lang={language}
          maxLength={LONGEST}
          value={draft[language]}
          onChange={({ target }) => set({ [language]: target.value })}
        />
      ))}
      <Field
        label={t('path')}
        hint={t('path.hint')}
        maxLength={200}
        value={path}
        onChange={({ target }) => set({ path: target.value })}
      />
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <Field
          key={name}
          type="datetime-local"
          label={t(name)}
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <Select
        label={t('segment')}
        value={draft.segment}
        options={ANNOUNCEMENT_SEGMENTS.map((one) => ({ value: one, text: t(one) }))}
        onChange={(value) =>
          set({ segment: ANNOUNCEMENT_SEGMENTS.find((one) => one === value) ?? 'everyone' })
        }
      />
      {(['isEverywhere', 'byMail', 'byPush'] as const)
        .filter((name) => name !== 'isEverywhere' || mayEverywhere('editor'))
        .map((name) => (
          <Checkbox
            key={name}
            label={t(name)}
            checked={draft[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        ))}
      <Preview draft={draft} />
    </ReasonDialog>
  );
}

/** The text in both languages, and how many accounts it reaches now. */
function Preview({ draft: { nl, en, segment, isEverywhere, byMail, byPush } }: { readonly draft: Draft }) {
  const t = useText(announcementTexts);
  const { data } = useAudienceQuery(
    { segment, isEverywhere: isEverywhere ? 'true' : 'false' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      {(nl || en) && (
        <Callout title={t('preview')}>
          <p lang="nl">{nl}</p>
          <p lang="en">{en}</p>
        </Callout>
      )}
      <div role="status">
        {data && (
          <Soft>
            {[
              t('audience', { users: data.users }),
              ...(byMail ? [t('audience.mails', { count: data.mails })] : []),
              ...(byPush ? [t('audience.notifications', { count: data.notifications })] : []),
            ].join(' · ')}
          </Soft>
        )}
      </div>
    </>
  );
}
