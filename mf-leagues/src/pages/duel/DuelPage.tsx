import type { Challenge } from '@euro/api-contract';
import { Band, ButtonLink, EmptyState, ErrorState, PageBody, Wrap } from '@euro/design-system';
import { PageSkeleton } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { useChallengeQuery, useTeamDuelsQuery } from '../../store/duelsApi.js';
import { challengeTexts } from '../../texts/challengeTexts.js';
import { ChallengeScreen } from './ChallengeScreen.js';
import { DuelScreen } from './DuelScreen.js';

/** `/duel/{code}`: its two teams see the duel, everybody else who challenges them. */
export function DuelPage({ params }: PageProps) {
  const t = useText(challengeTexts);
  const session = useShared(usePlatform().state.session);
  const code = params.code ?? '';
  // Once it is known who asks: the answer names the own team.
  const { currentData, error, refetch } = useChallengeQuery(code, { skip: session.status === 'unknown' });
  if (currentData?.teamId) return <OwnDuel code={code} challenge={currentData} teamId={currentData.teamId} />;
  if (currentData) return <ChallengeScreen code={code} challenge={currentData} />;
  if (!error) return <PageSkeleton />;
  const failure = asFailure(error);
  const isWrong = failure.code === 'invite-invalid' || failure.code === 'not-found';
  return (
    <Around>
      {isWrong ? (
        <EmptyState
          title={t('wrongTitle')}
          text={t('wrongText')}
          actions={<ButtonLink href="/play">{t('build')}</ButtonLink>}
        />
      ) : (
        <ErrorState title={failure.message} retryText={t('retry')} onRetry={() => void refetch()} />
      )}
    </Around>
  );
}

interface OwnDuelProps {
  readonly code: string;
  readonly challenge: Challenge;
  readonly teamId: number;
}

/** A withdrawn or expired link is in no list. */
function OwnDuel({ code, challenge, teamId }: OwnDuelProps) {
  const t = useText(challengeTexts);
  const { currentData, error, refetch } = useTeamDuelsQuery(teamId);
  const wanted = lettersOf(code);
  const duel = currentData?.duels.find((one) => lettersOf(one.code) === wanted);
  if (duel) return <DuelScreen duel={duel} />;
  if (currentData) return <ChallengeScreen code={code} challenge={{ ...challenge, state: 'closed' }} />;
  if (!error) return <PageSkeleton />;
  return (
    <Around>
      <ErrorState title={t('failed')} retryText={t('retry')} onRetry={() => void refetch()} />
    </Around>
  );
}

function Around({ children }: { readonly children: ReactNode }) {
  const t = useText(challengeTexts);
  return (
    <>
      <Band title={t('duel')} />
      <PageBody as="div">
        <Wrap>{children}</Wrap>
      </PageBody>
    </>
  );
}

/** A link may be typed in any case, without dashes. */
const lettersOf = (code: string) => code.toUpperCase().replaceAll('-', '');
