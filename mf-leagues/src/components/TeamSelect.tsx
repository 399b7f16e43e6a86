import { Select } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { useTeamChoice } from '../hooks/useTeamChoice.js';
import { joinTexts } from '../texts/joinTexts.js';

/** Asks which team plays along, where there are several. */
export function TeamSelect({ teams, teamId, choose }: ReturnType<typeof useTeamChoice>) {
  const t = useText(joinTexts);
  if (teams.length < 2) return null;
  return (
    <Select
      label={t('team')}
      value={String(teamId)}
      options={teams.map(({ id, name }) => ({ value: String(id), text: name }))}
      onChange={(value) => choose(Number(value))}
    />
  );
}
