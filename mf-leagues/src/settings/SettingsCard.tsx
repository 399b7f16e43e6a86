import type { League } from '@euro/api-contract';
import { Card, CardTitle, Chip, Select, Switch } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useChangeMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { CoverRow } from './CoverRow.js';
import { LeaveRow } from './LeaveRow.js';
import { NameRow } from './NameRow.js';
import { RemoveRow } from './RemoveRow.js';
import { SettingRow, SettingRows, WholeRow } from './SettingRow.js';

interface SettingsCardProps {
  readonly league: League;
  /** The own team in it. */
  readonly teamId: number;
  readonly isAdmin: boolean;
}

/** What is agreed on in a league; only its admin changes it (spec §6). */
export function SettingsCard({ league, teamId, isAdmin }: SettingsCardProps) {
  return (
    <Card $padded>
      <CardTitle>{league.name}</CardTitle>
      <SettingRows>
        <StartRow league={league} isAdmin={isAdmin} />
        <ModeRow league={league} isAdmin={isAdmin} />
        {isAdmin && <FindableRow league={league} />}
        {isAdmin && <NameRow key={league.name} league={league} />}
        {isAdmin && <CoverRow league={league} />}
        <LeaveRow league={league} teamId={teamId} isAdmin={isAdmin} />
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
  const notify = useMutationNotice();
  const [change] = useChangeMutation();
  const weeks = useShared(usePlatform().state.matches).value?.weeks ?? [];
  const text = t('week', { week: league.weekId });

  async function choose(value: string) {
    const weekId = Number(value);
    const body = { weekId };
    notify(await change({ id: league.id, body }), t('startDone', { week: weekId }));
  }

  return (
    <SettingRow title={t('startTitle')} text={t(isAdmin ? 'startText' : 'adminOnly')}>
      {isAdmin ? (
        <Select
          label={t('startTitle')}
          hideLabel
          value={String(league.weekId)}
          options={weeks.map(({ weekId }) => ({ value: String(weekId), text: t('week', { week: weekId }) }))}
          onChange={(value) => void choose(value)}
        />
      ) : (
        <Chip>{text}</Chip>
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
  const notify = useMutationNotice();
  const [change] = useChangeMutation();
  const now = MODES.find(({ value }) => value === league.mode) ?? MODES[0];

  async function choose(value: string) {
    const mode = MODES.find((one) => one.value === value)?.value;
    const outcome = await change({ id: league.id, body: { mode } });
    notify(outcome, t('modeDone'));
  }

  return (
    <SettingRow title={t('modeTitle')} text={t(now.hint)}>
      {isAdmin ? (
        <Select
          label={t('modeTitle')}
          hideLabel
          value={league.mode}
          options={MODES.map(({ value, text }) => ({ value, text: t(text) }))}
          onChange={(value) => void choose(value)}
        />
      ) : (
        <Chip>{t(now.text)}</Chip>
      )}
    </SettingRow>
  );
}

function FindableRow({ league }: Pick<RowProps, 'league'>) {
  const t = useText(settingsTexts);
  const notify = useMutationNotice();
  const [change, { isLoading }] = useChangeMutation();

  async function turn(findable: boolean) {
    const outcome = await change({ id: league.id, body: { findable } });
    notify(outcome, t(findable ? 'findableOn' : 'findableOff'));
  }

  return (
    <WholeRow>
      <Switch
        label={t('findable')}
        hint={t(league.findable ? 'findableText' : 'privateText')}
        checked={league.findable}
        busy={isLoading}
        onChange={(findable) => void turn(findable)}
      />
    </WholeRow>
  );
}
