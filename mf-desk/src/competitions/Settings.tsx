import type { OperatorCompetition, OperatorSetting, ResponseOf } from '@euro/api-contract';
import {
  Button,
  Callout,
  Card,
  CardTitle,
  ChangeList,
  Checkbox,
  Cluster,
  EmptyState,
  Field,
  Grid,
  Select,
  Soft,
  Stack,
  TextLink,
} from '@euro/design-system';
import { useFormat, useLeaveGuard } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Answer } from '../components/Answer.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { TouchedTeams } from '../components/TouchedTeams.js';
import { useChangeSettingsMutation, useSettingsQuery } from '../store/deskApi.js';
import { settingTexts } from '../texts/settingTexts.js';
import { readSetting } from './readSetting.js';
import { useCompetitionName } from './useCompetitionName.js';
import { useSettingName } from './useSettingName.js';

type LoadedSettings = ResponseOf<'GET admin/competitions/{id}/settings'>;

/** The settings of one competition that operators may change. */
export function Settings({ id }: { readonly id: number }) {
  const t = useText(settingTexts);
  const query = useSettingsQuery(id, { refetchOnMountOrArgChange: true });
  const isGone = query.error !== undefined && asFailure(query.error).status === 404;
  return (
    <>
      <div>
        <TextLink href="/desk/competitions">
          <ChevronLeft size={18} aria-hidden />
          <span>{t('back')}</span>
        </TextLink>
      </div>
      {isGone ? (
        <Card $padded>
          <EmptyState title={t('gone')} />
        </Card>
      ) : (
        <Answer query={query}>{(loaded) => <SettingsForm loaded={loaded} />}</Answer>
      )}
    </>
  );
}

/** Edited values by the path of the setting. */
type Inputs = Readonly<Record<string, string | boolean>>;

function SettingsForm({ loaded: { competition, settings, matchdays } }: { readonly loaded: LoadedSettings }) {
  const t = useText(settingTexts);
  const nameOf = useCompetitionName();
  const [inputs, setInputs] = useState<Inputs>({});
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(competition);
  const parsed = settings.map((setting) => ({ setting, value: readSetting(setting, inputs[setting.path]) }));
  const isWrong = parsed.some(({ value }) => value === undefined);
  const changes = parsed.flatMap(({ setting, value }) =>
    value === undefined || value === setting.value ? [] : [{ setting, value }],
  );
  useLeaveGuard(changes.length > 0 ? t('leave') : null);
  const setInput = (path: string, value: string | boolean) =>
    setInputs((previous) => ({ ...previous, [path]: value }));
  const numbers = settings.filter(({ bounds }) => bounds !== null);
  const choices = settings.filter(({ bounds }) => bounds === null);

  function blocked(): string | undefined {
    if (isWrong) return t('wrong');
    return changes.length === 0 ? t('same') : undefined;
  }

  return (
    <Card $padded as="section" aria-label={t('title', { name })}>
      <Stack>
        <div>
          <CardTitle>{t('title', { name })}</CardTitle>
          <Soft>{t('text')}</Soft>
        </div>
        <Grid $min={260}>
          {numbers.map((setting) => (
            <NumberField
              key={setting.path}
              setting={setting}
              input={inputs[setting.path]}
              onType={(value) => setInput(setting.path, value)}
            />
          ))}
        </Grid>
        <Grid $min={320} $gap={4}>
          {choices.map((setting) => (
            <ChoiceBox
              key={setting.path}
              setting={setting}
              input={inputs[setting.path]}
              onChoose={(value) => setInput(setting.path, value)}
            />
          ))}
        </Grid>
        <Cluster $gap={8}>
          <Button disabledReason={blocked()} onClick={() => setAsking(true)}>
            {t('save')}
          </Button>
          {Object.keys(inputs).length > 0 && (
            <Button variant="text" onClick={() => setInputs({})}>
              {t('undo')}
            </Button>
          )}
        </Cluster>
      </Stack>
      {isAsking && (
        <SaveDialog
          competition={competition}
          matchdays={matchdays}
          changes={changes}
          onSaved={() => setInputs({})}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

interface NumberFieldProps {
  readonly setting: OperatorSetting;
  readonly input: string | boolean | undefined;
  readonly onType: (value: string) => void;
}

function NumberField({ setting, input, onType }: NumberFieldProps) {
  const t = useText(settingTexts);
  const settingName = useSettingName();
  const { path, value, bounds } = setting;
  const editHint = useEditHint(setting);
  const decimal = useDecimal();
  if (!bounds) return null;
  const [min, max] = [decimal(bounds.min), decimal(bounds.max)];
  const range =
    bounds.step === 1 ? t('range', { min, max }) : t('range.step', { min, max, step: decimal(bounds.step) });
  const hints = [...(value === null ? [t('empty')] : []), ...editHint];
  return (
    <Field
      label={settingName(path)}
      hint={hints.length === 0 ? range : `${range}. ${hints.join(' ')}`}
      error={readSetting(setting, input) === undefined ? `${t('wrong')} ${range}` : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={typeof input === 'string' ? input : typeof value === 'number' ? decimal(value) : ''}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface ChoiceBoxProps {
  readonly setting: OperatorSetting;
  readonly input: string | boolean | undefined;
  readonly onChoose: (value: boolean) => void;
}

function ChoiceBox({ setting, input, onChoose }: ChoiceBoxProps) {
  const settingName = useSettingName();
  const { path, value } = setting;
  const [hint] = useEditHint(setting);
  return (
    <Checkbox
      label={
        <>
          <span>{settingName(path)}</span>
          {hint && <Soft as="small">{` ${hint}`}</Soft>}
        </>
      }
      checked={typeof input === 'boolean' ? input : value === true}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}

interface SaveDialogProps {
  readonly competition: OperatorCompetition;
  readonly matchdays: LoadedSettings['matchdays'];
  readonly changes: readonly {
    readonly setting: OperatorSetting;
    readonly value: OperatorSetting['value'];
  }[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The pack's value of a setting that was changed at the desk; empty for the others. */
function useEditHint({ edited, earlier = [] }: OperatorSetting): string[] {
  const t = useText(settingTexts);
  const format = useWrittenSetting();
  return [
    ...(edited ? [t('ofPack', { value: format(edited.pack) })] : []),
    ...earlier.map(({ lastWeek, value }) => t('earlier', { week: lastWeek, value: format(value) })),
  ];
}

/** Writes a number as it may be typed: 1,5 in Dutch, without points between thousands. */
function useDecimal(): (value: number) => string {
  const { locale } = useFormat();
  return (value) => value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 6 });
}

function useWrittenSetting() {
  const t = useText(settingTexts);
  const decimal = useDecimal();
  return (value: OperatorSetting['value']) => {
    if (value === null) return t('nothing');
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : decimal(value);
  };
}

/** Shows old and new value of each changed setting, and requires a reason. */
function SaveDialog({ competition, matchdays, changes, onSaved, onClose }: SaveDialogProps) {
  const t = useText(settingTexts);
  const nameOf = useCompetitionName();
  const settingName = useSettingName();
  const { notices } = usePlatform();
  const [save] = useChangeSettingsMutation();
  const name = nameOf(competition);
  const format = useWrittenSetting();
  const [preview, { data: dryRun }] = useChangeSettingsMutation();
  const [accepted, setAccepted] = useState<Accepted>({});
  const isAccepting = Object.keys(accepted).length > 0;
  const isByMatchday = changes.some(({ setting }) => setting.earlier !== undefined);
  const [from, setFrom] = useState(String(matchdays?.firstOpen ?? 1));
  const change = {
    id: competition.id,
    changes: changes.map(({ setting: { path }, value }) => ({ path, value })),
    ...(isByMatchday && Number(from) > 1 && { fromWeek: Number(from) }),
  };
  const changeJson = JSON.stringify(change);
  useEffect(() => {
    void preview({ ...JSON.parse(changeJson), isDryRun: true, reason: 'dry run' });
  }, [preview, changeJson]);
  return (
    <ReasonDialog
      title={t('save.title', { count: changes.length, name })}
      confirmText={isAccepting ? t('save.unfit') : t('save')}
      danger={isAccepting}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await save({ ...change, ...accepted, reason });
        if (error) {
          const failure = asFailure(error);
          setAccepted({ ...accepted, ...acceptedBy(failure) });
          return failure;
        }
        onSaved();
        notices.show({ tone: 'positive', text: t('save.done', { name }) });
        return null;
      }}
    >
      <ChangeList>
        {changes.map(({ setting, value }) => (
          <div key={setting.path}>
            <dt>{settingName(setting.path)}</dt>
            <dd>
              <s>{`${format(setting.value)} →`}</s>
              <span>{format(value)}</span>
            </dd>
          </div>
        ))}
      </ChangeList>
      {isByMatchday && matchdays && (
        <FromWeek
          last={matchdays.last}
          value={from}
          onChange={(value) => {
            setFrom(value);
            setAccepted({});
          }}
        />
      )}
      {dryRun?.effect && <Effect effect={dryRun.effect} />}
    </ReasonDialog>
  );
}

interface FromWeekProps {
  readonly last: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The matchday from which settings of points change. */
function FromWeek({ last, value, onChange }: FromWeekProps) {
  const t = useText(settingTexts);
  const weeks = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <div>
      <Select
        label={t('from')}
        value={value}
        options={weeks.map((week) => ({
          value: String(week),
          text: week === 1 ? t('from.all') : t('from.week', { week }),
        }))}
        onChange={onChange}
      />
      <Soft>{t('from.hint')}</Soft>
    </div>
  );
}

type SettingsEffect = NonNullable<ResponseOf<'PUT admin/competitions/{id}/settings'>['effect']>;

/** What the changes do to saved teams, confirmed matchdays and the ranking. */
function Effect({ effect: { unfitTeams, settledAgain, teams } }: { readonly effect: SettingsEffect }) {
  const t = useText(settingTexts);
  return (
    <>
      {unfitTeams > 0 && <Callout tone="warning">{t('effect.unfit', { count: unfitTeams })}</Callout>}
      {settledAgain.length > 0 && (
        <Callout tone="warning">{t('effect.again', { weeks: settledAgain.join(', ') })}</Callout>
      )}
      {teams && <TouchedTeams teams={teams} />}
    </>
  );
}

/** What of the effect the operator accepts by saving again. */
interface Accepted {
  readonly leavesTeamsUnfit?: true;
  readonly settlesAgain?: true;
}

function acceptedBy({ details }: ApiFailure): Accepted {
  if (typeof details !== 'object' || details === null || !('because' in details)) return {};
  if (details.because === 'unfit-teams') return { leavesTeamsUnfit: true };
  return details.because === 'settles-again' ? { settlesAgain: true } : {};
}
