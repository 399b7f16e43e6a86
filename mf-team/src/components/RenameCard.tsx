import type { TeamView } from '@euro/api-contract';
import { Button, Card, CardHeader, Checkbox, Cluster, Field, Soft } from '@euro/design-system';
import { TEAM_NAME_LENGTH } from '@euro/game';
import { CardBody, commonTexts, useFailureText, useRuleText, useWaitingChange } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isKept, type Waits } from '@euro/platform/redux';
import { type FormEvent, memo, useEffect, useState } from 'react';
import { nameLength } from '../domain/nameLength.js';
import { nameObstacle } from '../domain/saveObstacle.js';
import { nameFormOpened, nameTyped, nameVisibleChosen } from '../store/nameFormSlice.js';
import { aboutName, teamApi, useRenameTeamMutation } from '../store/teamApi.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';

/** A name as it is sent. */
interface RenameBody {
  readonly teamName: string;
  readonly nameVisible: boolean;
}

interface RenameCardProps {
  view: TeamView;
}

/** The name of an existing team and whether its manager is shown, saved apart from the squad. */
export const RenameCard = memo(function RenameCard({ view }: RenameCardProps) {
  const t = useText(builderTexts);
  const common = useText(commonTexts);
  const ruleText = useRuleText();
  const dispatch = useTeamDispatch();
  const { name, nameVisible } = useTeamSelector((state) => state.nameForm);
  const renaming = useRename(view);
  const { saved } = renaming;

  useEffect(() => {
    dispatch(nameFormOpened({ name: saved.name, nameVisible: saved.nameVisible }));
  }, [saved.name, saved.nameVisible, dispatch]);

  const limit = TEAM_NAME_LENGTH.rename;
  const isChanged = name !== saved.name || nameVisible !== saved.nameVisible;
  const obstacle = isChanged ? nameObstacle(name, 'rename') : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && obstacle === null) void renaming.rename({ teamName: name, nameVisible });
  }

  return (
    <Card>
      <CardHeader title={t('nameTitle')} />
      <CardBody as="form" onSubmit={handleSubmit}>
        <Field
          label={t('nameLabel')}
          hideLabel
          autoComplete="off"
          enterKeyHint="done"
          counter={t('nameCounter', { count: nameLength(name), limit })}
          error={renaming.error ?? (obstacle === null ? undefined : ruleText(obstacle))}
          value={name}
          onChange={(event) => {
            renaming.clearError();
            dispatch(nameTyped(event.target.value));
          }}
        />
        <Checkbox
          label={t('showName')}
          checked={nameVisible}
          onChange={(event) => dispatch(nameVisibleChosen(event.target.checked))}
        />
        {renaming.isWaiting && <Soft role="status">{common('waiting')}</Soft>}
        {isChanged && (
          <Cluster>
            <Button
              type="submit"
              size="small"
              loading={renaming.saving}
              disabledReason={obstacle === null ? undefined : ruleText(obstacle)}
            >
              {common('save')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                renaming.clearError();
                dispatch(nameFormOpened(saved));
              }}
            >
              {common('cancel')}
            </Button>
          </Cluster>
        )}
      </CardBody>
    </Card>
  );
});

/** Saves a name; a refusal is shown at the field. Offline the change waits, and is shown as saved. */
function useRename({ team }: TeamView) {
  const { bus, state, notices, navigation } = usePlatform();
  const t = useText(builderTexts);
  const failureText = useFailureText();
  const dispatch = useTeamDispatch();
  const [renameTeam, { isLoading }] = useRenameTeamMutation();
  const [error, setError] = useState<string | undefined>();
  const about = aboutName(team.id);
  const waitingChange = useWaitingChange(about);
  const { teamName: name = team.name, nameVisible = team.nameVisible } = Object(
    waitingChange?.body,
  ) as Partial<RenameBody>;

  /** Messages of a rename that waits for a connection. */
  function waitsOf(body: RenameBody): Waits {
    const visible = t(body.nameVisible ? 'nameShown' : 'nameHidden');
    return {
      title: t('nameWaits', { name: team.name }),
      text: [body.teamName !== team.name && body.teamName, body.nameVisible !== team.nameVisible && visible]
        .filter(Boolean)
        .join(' · '),
      path: navigation.location.value.pathname,
      event: { name: 'team.renamed@1', detail: { teamId: team.id, name: body.teamName } },
    };
  }

  return {
    error,
    /** The stored name, or the one of the waiting change. */
    saved: { name, nameVisible },
    isWaiting: waitingChange !== null,
    saving: isLoading,
    clearError: () => setError(undefined),
    async rename(body: RenameBody) {
      const result = await renameTeam({ id: team.id, body, waits: waitsOf(body) });
      if (result.data === undefined) {
        const failure = asFailure(result.error);
        if (!isKept(failure, state, about)) setError(failureText(failure));
        return;
      }
      const { name: savedName } = result.data.team;
      dispatch(teamApi.util.upsertQueryData('team', team.id, result.data));
      if (savedName !== team.name) bus.emit('team.renamed@1', { teamId: team.id, name: savedName });
      state.refresh('myTeams');
      const text = savedName === team.name ? t('nameSaved') : t('renamed', { name: savedName });
      notices.show({ tone: 'positive', text });
    },
  };
}
