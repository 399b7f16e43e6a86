import type { League } from '@euro/api-contract';
import { Button, Field } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useNameProblem } from '../hooks/useNameProblem.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { Waiting, WholeRow } from './SettingRow.js';
import { useSetting } from './useSetting.js';

/** Another name for a league. */
export function NameRow({ league }: { readonly league: League }) {
  const t = useText(settingsTexts);
  const problemOf = useNameProblem();
  const setting = useSetting(league, 'name');
  const [name, setName] = useState(setting.value);
  const isSame = name === setting.value;
  const problem = isSame ? t('nameSame') : problemOf(name);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (problem !== null) return;
    await setting.save(name, name, t('nameDone'));
  }

  return (
    <WholeRow>
      <Form onSubmit={save}>
        <Field
          label={t('name')}
          autoComplete="off"
          value={name}
          error={isSame ? undefined : (problem ?? undefined)}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={setting.isSaving}
          disabledReason={problem ?? undefined}
        >
          {t('nameSave')}
        </Button>
      </Form>
      {setting.isWaiting && <Waiting />}
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
