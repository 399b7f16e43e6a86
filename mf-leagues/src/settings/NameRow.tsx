import type { League } from '@euro/api-contract';
import { Button, Field } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useNameProblem } from '../hooks/useNameProblem.js';
import { useChangeMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { WholeRow } from './SettingRow.js';

/** Another name for a league. */
export function NameRow({ league }: { readonly league: League }) {
  const t = useText(settingsTexts);
  const notify = useMutationNotice();
  const problemOf = useNameProblem();
  const [name, setName] = useState(league.name);
  const [change, { isLoading }] = useChangeMutation();
  const problem = name === league.name ? t('nameSame') : problemOf(name);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (problem !== null) return;
    const outcome = await change({ id: league.id, body: { name } });
    notify(outcome, t('nameDone'));
  }

  return (
    <WholeRow>
      <Form onSubmit={save}>
        <Field
          label={t('name')}
          autoComplete="off"
          value={name}
          error={name === league.name ? undefined : (problem ?? undefined)}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary" loading={isLoading} disabledReason={problem ?? undefined}>
          {t('nameSave')}
        </Button>
      </Form>
    </WholeRow>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > button { margin-top: 20px; justify-self: start; }
  @media (min-width: 30em) { grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
  @media (max-width: 29.9375em) { & > button { margin-top: 0; } }
`;
