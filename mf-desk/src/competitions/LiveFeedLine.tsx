import type { OperatorCompetition } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { competitionTexts } from '../texts/competitionTexts.js';

interface LiveFeedLineProps {
  readonly feed: NonNullable<OperatorCompetition['liveFeed']>;
}

/** Time of the last message of a competition's live feed, and its problems. */
export function LiveFeedLine({ feed: { receivedAt, refused, refusal, pollProblem } }: LiveFeedLineProps) {
  const t = useText(competitionTexts);
  const { shortMoment } = useFormat();
  return (
    <>
      <p>
        {`${receivedAt === null ? t('feed.none') : t('feed', { moment: shortMoment(receivedAt) })}${refused > 0 ? ` · ${t('feed.refused', { count: refused })}` : ''}`}
      </p>
      {refusal && (
        <p>
          <span>{t('feed.refusal', { message: refusal.messageId })}</span>{' '}
          <span lang="en">{refusal.problem}</span>
        </p>
      )}
      {pollProblem !== null && (
        <p>
          <span>{t('feed.poll')}</span> <span lang="en">{pollProblem}</span>
        </p>
      )}
    </>
  );
}
