import type { LeaguesAgain } from '@euro/api-contract';
import { Button, ButtonLink, Card, CardTitle, Cluster, Soft } from '@euro/design-system';
import { useIsPremium } from '@euro/game-ui';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { LeagueCover } from '../components/leagues/LeagueCover.js';
import { TeamSelect } from '../components/TeamSelect.js';
import { invitePath } from '../domain/inviteCode.js';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useTeamChoice } from '../hooks/useTeamChoice.js';
import { useCreateMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { refetchMyLeagues } from '../store/refetchMyLeagues.js';
import { againTexts } from '../texts/againTexts.js';
import { useAgainQuery } from './againApi.js';

/** Invitations that were put away in this browser: ids of leagues. */
const PUT_AWAY = 'put-away';
const areIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

/**
 * Leagues of earlier competitions that the reader may begin again, and invitations to those that others began again.
 */
export function AgainCards() {
  const { storage } = usePlatform();
  const { data } = useAgainQuery(undefined);
  const [putAway, setPutAway] = useState<readonly number[]>(() => storage.read(PUT_AWAY, areIds) ?? []);
  if (!data) return null;
  const invitations = data.invitations.filter(({ league }) => !putAway.includes(league.id));
  function hide(id: number) {
    const ids = [...putAway, id];
    storage.write(PUT_AWAY, ids);
    setPutAway(ids);
  }
  return (
    <>
      {invitations.map((invitation) => (
        <InvitationCard
          key={invitation.league.id}
          invitation={invitation}
          onPutAway={() => hide(invitation.league.id)}
        />
      ))}
      {data.own.map((league) => (
        <FoundCard key={league.id} league={league} />
      ))}
    </>
  );
}

interface InvitationCardProps {
  readonly invitation: LeaguesAgain['invitations'][number];
  readonly onPutAway: () => void;
}

/** The invitation asks whether to join, and with which team. */
function InvitationCard({ invitation: { league, inviteCode, competition }, onPutAway }: InvitationCardProps) {
  const t = useText(againTexts);
  const language = useLocale();
  const { name } = league;
  const title = t('invited', { name });
  return (
    <Framed as="section" aria-label={title}>
      <LeagueCover name={name} detail={t('teams', { count: league.totalTeams })} picture={league.cover} />
      <Body>
        <CardTitle>{title}</CardTitle>
        <Soft>{t('invitedText', { competition: competition[language] })}</Soft>
        <Cluster $gap={8}>
          <ButtonLink href={invitePath(inviteCode)} aria-label={t('lookOf', { name })}>
            {t('look')}
          </ButtonLink>
          <Button variant="text" aria-label={t('notNowOf', { name })} onClick={onPutAway}>
            {t('notNow')}
          </Button>
        </Cluster>
      </Body>
    </Framed>
  );
}

function FoundCard({ league }: { readonly league: LeaguesAgain['own'][number] }) {
  const t = useText(againTexts);
  const language = useLocale();
  const { bus, navigation, state } = usePlatform();
  const settings = useShared(state.application).value;
  const isPremium = useIsPremium();
  const team = useTeamChoice();
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const [create, { isLoading }] = useCreateMutation();
  const { id: earlierId, name } = league;
  const { teamId } = team;
  const title = t('title', { competition: league.competition[language] });

  async function createAgain() {
    if (teamId === null) return;
    const { competitionFeed, seasonId } = settings ?? {};
    const outcome = await create({ teamId, body: { name, again: earlierId, competitionFeed, seasonId } });
    if (!notify(outcome, t('started', { name })) || !outcome.data) return;
    const { id: leagueId } = outcome.data;
    bus.emit('leagues.created@1', { leagueId, teamId });
    dispatch(refetchMyLeagues());
    navigation.go(`/leagues/${leagueId}`);
  }

  function blocked(): string | undefined {
    if (teamId === null) return t('noTeam');
    return isPremium ? undefined : t('premium');
  }

  return (
    <Framed as="section" aria-label={`${title}: ${name}`}>
      <LeagueCover name={name} detail={t('teams', { count: league.totalTeams })} picture={league.cover} />
      <Body>
        <CardTitle>{title}</CardTitle>
        <Soft>{t('text')}</Soft>
        <TeamSelect {...team} />
        <Cluster>
          <Button
            loading={isLoading}
            disabledReason={blocked()}
            aria-label={t('startOf', { name })}
            onClick={() => void createAgain()}
          >
            {t('start')}
          </Button>
        </Cluster>
      </Body>
    </Framed>
  );
}

const Framed = styled(Card)`
  overflow: hidden;
  container-type: inline-size;
`;

const Body = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
`;
