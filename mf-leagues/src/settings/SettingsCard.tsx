import type { League } from '@euro/api-contract';
import { Card, CardTitle, Chip, Select, Switch } from '@euro/design-system';
import { useIsArchive } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { settingsTexts } from '../texts/settingsTexts.js';
import { ComplainRow } from './ComplainRow.js';
import { CoverRow } from './CoverRow.js';
import { LeaveRow } from './LeaveRow.js';
import { NameRow } from './NameRow.js';
import { RemoveRow } from './RemoveRow.js';
import { SettingRow, SettingRows, Waiting, WholeRow } from './SettingRow.js';
import { useSetting } from './useSetting.js';

interface SettingsCardProps {
  readonly league: League;
  /** The own team in it. */
  readonly teamId: number;
  readonly isAdmin: boolean;
}

/** The settings of a league; only its admin changes them (spec §6). */
export function SettingsCard({ league, teamId, isAdmin }: SettingsCardProps) {
  const isArchive = useIsArchive();
  return (
    <Card $padded>
      <CardTitle>{league.name}</CardTitle>
      <SettingRows>
        <StartRow league={league} isAdmin={isAdmin} />
        <ModeRow league={league} isAdmin={isAdmin} />
        {isAdmin && <FindableRow league={league} />}
        {isAdmin && <NameRow key={league.name} league={league} />}
        {isAdmin && <CoverRow league={league} />}
        {!isArchive && !isAdmin && <ComplainRow league={league} />}
        {!isArchive && <LeaveRow league={league} teamId={teamId} isAdmin={isAdmin} />}
        {isAdmin && <RemoveRow league={league} />}
      </SettingRows>
    </Card>
  );
}

interface RowProps {
  readonly league: League;
  readonly isAdmin: boolean;
}

function StartRow({ league, isAdmin }: RowProps) {
  const t = useText(settingsTexts);
  const start = useSetting(league, 'weekId');
  const weeks = useShared(usePlatform().state.matches).value?.weeks ?? [];
  const nameOf = (week: number) => t('week', { week });

  return (
    <SettingRow
      title={t('startTitle')}
      text={t(isAdmin ? 'startText' : 'adminOnly')}
      isWaiting={start.isWaiting}
    >
      {isAdmin ? (
        <Select
          label={t('startTitle')}
          hideLabel
          value={String(start.value)}
          options={weeks.map(({ weekId }) => ({ value: String(weekId), text: nameOf(weekId) }))}
          onChange={(value) => {
            const week = Number(value);
            void start.save(week, nameOf(week), t('startDone', { week }));
          }}
        />
      ) : (
        <Chip>{nameOf(start.value)}</Chip>
      )}
    </SettingRow>
  );
}

const MODES = [
  { value: 'points', text: 'modePoints', hint: 'modePointsText' },
  { value: 'head-to-head', text: 'modeDuels', hint: 'modeDuelsText' },
] as const;

function ModeRow({ league, isAdmin }: RowProps) {
  const t = useText(settingsTexts);
  const mode = useSetting(league, 'mode');
  const now = MODES.find(({ value }) => value === mode.value) ?? MODES[0];

  return (
    <SettingRow title={t('modeTitle')} text={t(now.hint)} isWaiting={mode.isWaiting}>
      {isAdmin ? (
        <Select
          label={t('modeTitle')}
          hideLabel
          value={mode.value}
          options={MODES.map(({ value, text }) => ({ value, text: t(text) }))}
          onChange={(selected) => {
            const next = MODES.find(({ value }) => value === selected);
            if (next) void mode.save(next.value, t(next.text), t('modeDone'));
          }}
        />
      ) : (
        <Chip>{t(now.text)}</Chip>
      )}
    </SettingRow>
  );
}

function FindableRow({ league }: Pick<RowProps, 'league'>) {
  const t = useText(settingsTexts);
  const findable = useSetting(league, 'findable');
  const { value, isSaving, isWaiting } = findable;

  return (
    <WholeRow>
      <Switch
        label={t('findable')}
        hint={t(value ? 'findableText' : 'privateText')}
        checked={value}
        busy={isSaving}
        onChange={(isOn) =>
          void findable.save(
            isOn,
            t(isOn ? 'waitsFindable' : 'waitsPrivate'),
            t(isOn ? 'findableOn' : 'findableOff'),
          )
        }
      />
      {isWaiting && <Waiting />}
    </WholeRow>
  );
}
