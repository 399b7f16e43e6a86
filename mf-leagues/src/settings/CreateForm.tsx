import { Button, Field, Select, Soft, Switch } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { TeamSelect } from '../components/TeamSelect.js';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useNameProblem } from '../hooks/useNameProblem.js';
import { useTeamChoice } from '../hooks/useTeamChoice.js';
import { useCreateMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { refetchMyLeagues } from '../store/refetchMyLeagues.js';
import { createTexts } from '../texts/createTexts.js';
import { settingsTexts } from '../texts/settingsTexts.js';

const MODES = ['points', 'head-to-head'] as const;

interface CreateFormProps {
  /** The league is there. */
  readonly onStarted?: () => void;
}

/** Mode, first matchday and visibility of a new league, summarized in a sentence. */
export function CreateForm({ onStarted }: CreateFormProps) {
  const t = useText(settingsTexts);
  const words = useText(createTexts);
  const { bus, navigation, state } = usePlatform();
  const settings = useShared(state.application).value;
  const weeks = useOpenWeeks();
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const problemOf = useNameProblem();
  const team = useTeamChoice();
  const [name, setName] = useState('');
  const [mode, setMode] = useState<(typeof MODES)[number]>('points');
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const weekId = chosenWeek ?? weeks[0];
  const [findable, setFindable] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [create, { isLoading }] = useCreateMutation();
  const problem = problemOf(name);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (problem !== null || team.teamId === null || isLoading) return;
    const { competitionFeed, seasonId } = settings ?? {};
    const outcome = await create({
      teamId: team.teamId,
      body: { name, mode, weekId, findable, competitionFeed, seasonId },
    });
    if (!notify(outcome, t('created', { name })) || !outcome.data) return;
    const { id: leagueId } = outcome.data;
    bus.emit('leagues.created@1', { leagueId, teamId: team.teamId });
    dispatch(refetchMyLeagues());
    onStarted?.();
    navigation.go(`/leagues/${leagueId}?tab=settings`);
  }

  return (
    <Form onSubmit={start}>
      <Field
        label={t('name')}
        autoComplete="off"
        value={name}
        error={isTouched ? (problem ?? undefined) : undefined}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => setTouched(name !== '')}
      />
      <Select
        label={t('modeTitle')}
        value={mode}
        options={[
          { value: 'points', text: t('modePoints') },
          { value: 'head-to-head', text: t('modeDuels') },
        ]}
        onChange={(value) => setMode(MODES.find((one) => one === value) ?? 'points')}
      />
      {weekId !== undefined && (
        <Select
          label={words('start')}
          value={String(weekId)}
          options={weeks.map((week) => ({ value: String(week), text: words('week', { week }) }))}
          onChange={(value) => setChosenWeek(Number(value))}
        />
      )}
      <Switch
        label={t('findable')}
        hint={t(findable ? 'findableText' : 'privateText')}
        checked={findable}
        onChange={setFindable}
      />
      <TeamSelect {...team} />
      {weekId !== undefined && (
        <Soft role="status">
          {`${words(`summary.${mode}`, { week: weekId })} ${words(findable ? 'findable' : 'private')}`}
        </Soft>
      )}
      <Button type="submit" loading={isLoading} disabledReason={problem ?? undefined}>
        {t('create')}
      </Button>
    </Form>
  );
}

/** Matchdays whose deadline has not passed. */
function useOpenWeeks(): readonly number[] {
  const matches = useShared(usePlatform().state.matches).value;
  const first = matches?.deadline.deadlineWeek ?? null;
  if (!matches || first === null) return [];
  return matches.weeks.map(({ weekId }) => weekId).filter((weekId) => weekId >= first);
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  & > button { justify-self: start; }
`;
