import type { HeldRole, OperatorCompetition } from '@euro/api-contract';
import { Button, Cluster, Select, Soft, Stack, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useCompetitionName } from '../competitions/useCompetitionName.js';
import { useCompetitionsQuery } from '../store/deskApi.js';
import { roleTexts } from '../texts/roleTexts.js';
import { userTexts } from '../texts/userTexts.js';
import { isSameRole, LOCAL_ROLES } from './roles.js';

interface LocalRolesProps {
  /** Roles for one competition. */
  readonly roles: readonly HeldRole[];
  readonly onChange: (roles: readonly HeldRole[]) => void;
}

/** Gives and takes roles for one competition; nothing until the competitions are there. */
export function LocalRoles(props: LocalRolesProps) {
  const { data } = useCompetitionsQuery();
  return data ? <Choice {...props} competitions={data.competitions} /> : null;
}

interface ChoiceProps extends LocalRolesProps {
  readonly competitions: readonly OperatorCompetition[];
}

function Choice({ roles, onChange, competitions }: ChoiceProps) {
  const t = useText(roleTexts);
  const word = useText(userTexts);
  const nameOf = useCompetitionName();
  const [role, setRole] = useState<HeldRole['role']>('editor');
  const [competitionId, setCompetitionId] = useState(competitions[0]?.id ?? 0);
  const added: HeldRole = { role, competitionId };
  const has = roles.some((one) => isSameRole(one, added));
  const textOf = (one: HeldRole) => {
    const competition = competitions.find(({ id }) => id === one.competitionId);
    const name = competition ? nameOf(competition) : `#${one.competitionId}`;
    return t('local.one', { role: word(one.role), name });
  };
  return (
    <Fields $gap={8} as="fieldset">
      <legend>
        <b>{t('local')}</b>
      </legend>
      {roles.length === 0 && <Soft>{t('local.none')}</Soft>}
      {roles.map((one) => (
        <Cluster key={textOf(one)} $gap={8}>
          <span>{textOf(one)}</span>
          <Button
            variant="text"
            size="small"
            aria-label={t('local.takeOf', { role: textOf(one) })}
            onClick={() => onChange(roles.filter((other) => !isSameRole(one, other)))}
          >
            {t('local.take')}
          </Button>
        </Cluster>
      ))}
      <Select
        label={word('role')}
        value={role}
        options={LOCAL_ROLES.map((one) => ({ value: one, text: word(one) }))}
        onChange={(value) => setRole(LOCAL_ROLES.find((one) => one === value) ?? 'editor')}
      />
      <Select
        label={t('local.competition')}
        value={String(competitionId)}
        options={competitions.map((one) => ({ value: String(one.id), text: nameOf(one) }))}
        onChange={(value) => setCompetitionId(Number(value))}
      />
      <div>
        <Button
          variant="secondary"
          size="small"
          disabledReason={has ? t('local.has') : undefined}
          onClick={() => onChange([...roles, added])}
        >
          {t('local.give')}
        </Button>
      </div>
    </Fields>
  );
}

const Fields = styled(Stack)`
  min-width: 0;
  margin: 0;
  padding: 12px 0 0;
  border: 0;
  border-top: 1px solid ${token.line};
  legend { float: left; width: 100%; padding: 0; }
`;
