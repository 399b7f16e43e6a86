import type { TeamView } from '@euro/api-contract';
import { Button, Card, CardHeader, Checkbox, Cluster, Field } from '@euro/design-system';
import { TEAM_NAME_LENGTH } from '@euro/game';
import { CardBody, commonTexts, useFailureText, useRuleText } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { type FormEvent, memo, useEffect, useState } from 'react';
import { nameLength } from '../domain/nameLength.js';
import { nameObstacle } from '../domain/saveObstacle.js';
import { nameFormOpened, nameTyped, nameVisibleChosen } from '../store/nameFormSlice.js';
import { teamApi, useRenameTeamMutation } from '../store/teamApi.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';

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
  const { team } = view;
  const renaming = useRename(view);

  useEffect(() => {
    dispatch(nameFormOpened({ name: team.name, nameVisible: team.nameVisible }));
  }, [team.name, team.nameVisible, dispatch]);

  const limit = TEAM_NAME_LENGTH.rename;
  const isChanged = name !== team.name || nameVisible !== team.nameVisible;
  const obstacle = isChanged ? nameObstacle(name, 'rename') : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && obstacle === null) void renaming.rename(name, nameVisible);
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
                dispatch(nameFormOpened({ name: team.name, nameVisible: team.nameVisible }));
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

/** Saves a name; what the server says of it stays at the field. */
function useRename({ team }: TeamView) {
  const { bus, state, notices } = usePlatform();
  const t = useText(builderTexts);
  const failureText = useFailureText();
  const dispatch = useTeamDispatch();
  const [renameTeam, { isLoading }] = useRenameTeamMutation();
  const [error, setError] = useState<string | undefined>();
  return {
    error,
    saving: isLoading,
    clearError: () => setError(undefined),
    async rename(teamName: string, nameVisible: boolean) {
      const result = await renameTeam({ id: team.id, body: { teamName, nameVisible } });
      if (result.data === undefined) {
        setError(failureText(asFailure(result.error)));
        return;
      }
      const { name } = result.data.team;
      dispatch(teamApi.util.upsertQueryData('team', team.id, result.data));
      if (name !== team.name) bus.emit('team.renamed@1', { teamId: team.id, name });
      state.refresh('myTeams');
      const text = name === team.name ? t('nameSaved') : t('renamed', { name });
      notices.show({ tone: 'positive', text });
    },
  };
}
