import { Button, Cluster, Soft } from '@euro/design-system';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { call } from '@euro/platform/redux';
import { useEffect, useEffectEvent } from 'react';
import { nameFormOpened } from '../store/nameFormSlice.js';
import { teamApi } from '../store/teamApi.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { againTexts } from '../texts/againTexts.js';

const { useTeamsAgainQuery } = teamApi.injectEndpoints({
  endpoints: (build) => ({
    teamsAgain: build.query(call('GET teams/again', (_: undefined) => ({}))),
  }),
});

/** Prefills name and logo of the user's last team in an earlier competition, unless he typed a name. */
export function NameAgain() {
  const t = useText(againTexts);
  const language = useLocale();
  const dispatch = useTeamDispatch();
  const { name, nameVisible, touched, again } = useTeamSelector((state) => state.nameForm);
  const isSending = useTeamSelector((state) => state.draft.attempt?.kind === 'sending');
  const { data } = useTeamsAgainQuery(undefined);
  const mine = useShared(usePlatform().state.myTeams).value ?? [];
  const last = data?.teams.find((team) => !mine.some(({ name: usedName }) => usedName === team.name));
  const lastId = last?.id;
  const offer = useEffectEvent(() => {
    // An equal name, for example in a draft after a reload, also continues that team.
    const isFree = name === last?.name || (name === '' && !touched);
    if (last && isFree) dispatch(nameFormOpened({ name: last.name, nameVisible, again: last.id }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is offered once for each team.
  useEffect(() => offer(), [lastId]);
  if (!last || again !== last.id) return null;
  const competition = last.competition[language];
  return (
    <Cluster $gap={8}>
      <Soft role="status">{t(last.badge === null ? 'name' : 'nameAndLogo', { competition })}</Soft>
      <Button
        variant="text"
        size="small"
        disabled={isSending}
        onClick={() => dispatch(nameFormOpened({ name: '', nameVisible }))}
      >
        {t('another')}
      </Button>
    </Cluster>
  );
}
