import type { Challenge } from '@euro/api-contract';
import {
  Button,
  ButtonLink,
  Card,
  formatDuration,
  ListRow,
  numeral,
  PageBody,
  Soft,
  StepNumber,
  token,
  useClock,
  useTimeLeft,
  Wrap,
} from '@euro/design-system';
import { toTenths } from '@euro/game';
import { DeadlineCountdown, useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { shortNameOf } from '../../duels/duelScore.js';
import { useDuelActions } from '../../duels/useDuelActions.js';
import { duelPath } from '../../duels/useDuelShare.js';
import { DuelHero, DuelStage, Versus } from '../../duels/Versus.js';
import { challengeTexts } from '../../texts/challengeTexts.js';

interface ChallengeScreenProps {
  readonly code: string;
  readonly challenge: Challenge;
}

/** Who challenges, from when, and the way in: a team accepts at once, everybody else builds one first. */
export function ChallengeScreen({ code, challenge }: ChallengeScreenProps) {
  const t = useText(challengeTexts);
  const { challenger, state } = challenge;
  const name = shortNameOf(challenger);
  const { nameVisible, firstName, lastName } = challenger.user;
  const deadline = useShared(usePlatform().state.matches).value?.deadline;
  return (
    <>
      <DuelHero>
        <Wrap>
          <DuelStage>
            <h1>{state === 'open' ? t('challenges', { name }) : t(state)}</h1>
            {state === 'open' && <When challenge={challenge} />}
            <Versus
              own={{
                team: challenger,
                title: challenger.name,
                detail: nameVisible ? `${firstName} ${lastName}` : '',
              }}
              other={{ team: null, title: t('yourTeam'), detail: t('notChosen') }}
            />
            {state === 'open' && deadline && <DeadlineCountdown deadline={deadline} phone="line" />}
            <Ways code={code} challenge={challenge} />
          </DuelStage>
        </Wrap>
      </DuelHero>
      <PageBody as="div">
        <Wrap>
          <Narrow>
            {state === 'open' ? <Facts challenge={challenge} /> : <Ended challenge={challenge} />}
          </Narrow>
        </Wrap>
      </PageBody>
    </>
  );
}

/** The time left, or from which matchday it counts when that is not the coming one. */
function When({ challenge: { weekId } }: Pick<ChallengeScreenProps, 'challenge'>) {
  const t = useText(challengeTexts);
  const { locale } = useFormat();
  const deadline = useShared(usePlatform().state.matches).value?.deadline;
  const isComing = deadline?.deadlineDate && deadline.deadlineWeek === weekId;
  const left = useTimeLeft(isComing ? Date.parse(deadline.deadlineDate ?? '') : 0, 'minute', useClock());
  const time = formatDuration(left, locale);
  return <Lime>{isComing ? t('timeLeft', { week: weekId, time }) : t('startsAt', { week: weekId })}</Lime>;
}

function Ways({ code, challenge }: ChallengeScreenProps) {
  const t = useText(challengeTexts);
  const { state } = usePlatform();
  const session = useShared(state.session);
  const [team] = useShared(state.myTeams).value ?? [];
  const { accept, isBusy } = useDuelActions();
  if (challenge.state !== 'open')
    return (
      <ButtonLink variant="lime" size="large" href={team ? '/duels?new' : '/play'}>
        {t(team ? 'none' : 'build')}
      </ButtonLink>
    );
  if (team)
    return (
      <Button variant="lime" size="large" loading={isBusy} onClick={() => void accept(code, team.id)}>
        {t('take')}
      </Button>
    );
  return (
    <Buttons>
      <ButtonLink variant="lime" size="large" href={`/play?duel=${encodeURIComponent(code)}`}>
        {t('take')}
      </ButtonLink>
      {session.status === 'visitor' && (
        <ButtonLink variant="ghost" size="large" href={`${duelPath(code)}?account=known`}>
          {t('signIn')}
        </ButtonLink>
      )}
    </Buttons>
  );
}

/** The challenger's last score, and how a duel goes. */
function Facts({ challenge: { challenger, last } }: Pick<ChallengeScreenProps, 'challenge'>) {
  const t = useText(challengeTexts);
  const format = useFormat();
  const settings = useShared(usePlatform().state.application).value;
  const money = format.roundMoney(toTenths(settings?.budget ?? 100));
  return (
    <Card>
      {last && (
        <Last>
          <b>{format.teamPoints(last.points)}</b>
          <div>
            <strong>{t('scored', { name: shortNameOf(challenger), week: last.weekId })}</strong>
            {last.average !== null && <Soft>{t('average', { points: format.whole(last.average) })}</Soft>}
          </div>
        </Last>
      )}
      <ol>
        {[t('stepOne', { money }), t('stepTwo'), t('stepThree')].map((text, index) => (
          <ListRow key={text} leading={<StepNumber>{index + 1}</StepNumber>} title={<Step>{text}</Step>} />
        ))}
      </ol>
    </Card>
  );
}

function Ended({ challenge }: Pick<ChallengeScreenProps, 'challenge'>) {
  const t = useText(challengeTexts);
  return (
    <Card $padded>
      <Soft>{t(challenge.state === 'taken' ? 'takenText' : 'closedText')}</Soft>
    </Card>
  );
}

const Lime = styled.p`
  font-weight: 800;
  color: ${token.accent};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  & > * { flex: 1 1 auto; }
`;

const Narrow = styled.div`
  max-width: 640px;
  margin-inline: auto;
`;

const Step = styled.span`
  font-weight: 500;
`;

const Last = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 16px;
  border-bottom: 1px solid ${token.line};
  & > b { ${numeral} font-size: 2.25rem; }
  strong { display: block; line-height: 1.25; }
`;
