import { Button, Cluster, Field } from '@euro/design-system';
import { TEAM_NAME_LENGTH, validateTeamName } from '@euro/game';
import { useWaitingChange } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isKept, type Waits } from '@euro/platform/redux';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { aboutName, type NewName, useRenameMutation } from '../store/paymentsApi.js';
import { teamTexts } from '../texts/teamTexts.js';

interface RenameFormProps {
  readonly team: MyTeam;
  readonly onClose: () => void;
}

/** Renames a team in place: saved, waiting for a connection, or unchanged. A refused name remains in the field. */
export function RenameForm({ team, onClose }: RenameFormProps) {
  const t = useText(teamTexts);
  const { bus, state, navigation, notices } = usePlatform();
  const notify = useMutationNotice();
  const problemOf = useNameProblem();
  const about = aboutName(team.id);
  const waitingBody = Object(useWaitingChange(about)?.body) as Partial<NewName['body']>;
  const storedName = waitingBody.teamName ?? team.name;
  const [name, setName] = useState(storedName);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rename, { isLoading }] = useRenameMutation();
  const problem = problemOf(name);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (problem !== null || isLoading) return;
    if (name === storedName) {
      onClose();
      return;
    }
    // With what else waits of the name: this takes its place.
    const outcome = await rename({
      id: team.id,
      body: { ...waitingBody, teamName: name },
      waits: waitsOf(name),
    });
    if (outcome.error) {
      const failure = asFailure(outcome.error);
      if (isKept(failure, state, about)) {
        notices.show({ tone: 'neutral', text: t('renameWaits', { name }) });
        onClose();
      } else setRefusal(failure.message || t('renameFailed'));
      return;
    }
    const savedName = outcome.data.team.name;
    notify(outcome, t('renamed', { name: savedName }), t('renameFailed'));
    bus.emit('team.renamed@1', { teamId: team.id, name: savedName });
    state.refresh('myTeams');
    onClose();
  }

  function waitsOf(newName: string): Waits {
    return {
      title: t('nameOf', { name: team.name }),
      text: newName,
      path: navigation.location.value.pathname,
      event: { name: 'team.renamed@1', detail: { teamId: team.id, name: newName } },
    };
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <Form onSubmit={save} onKeyDown={leaveOnEscape}>
      <Field
        label={t('nameLabel')}
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
        value={name}
        error={refusal ?? problem ?? undefined}
        onChange={(event) => {
          setRefusal(null);
          setName(event.target.value);
        }}
      />
      <Cluster $gap={8}>
        <Button type="submit" size="small" loading={isLoading} disabledReason={problem ?? undefined}>
          {t('save')}
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}

/**
 * Returns the function that validates a team name: the problem in a sentence, null for a valid one (spec §5, decisions
 * §1.7).
 */
function useNameProblem(): (name: string) => string | null {
  const t = useText(teamTexts);
  return (name) => {
    const result = validateTeamName(name, 'rename');
    if (result.ok) return null;
    switch (result.code) {
      case 'name-too-short':
        return t('nameShort', { limit: TEAM_NAME_LENGTH.min });
      case 'name-too-long':
        return t('nameLong', { limit: TEAM_NAME_LENGTH.rename });
      case 'name-control-characters':
        return t('nameSigns');
      case 'name-link':
        return t('nameLink');
    }
  };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block: 4px;
`;
