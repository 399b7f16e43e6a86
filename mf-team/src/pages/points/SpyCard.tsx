import type { ResponseOf } from '@euro/api-contract';
import { Button, Callout, Card, CardHeader } from '@euro/design-system';
import {
  CardBody,
  commonTexts,
  PremiumOffer,
  useFailureText,
  useIsArchive,
  useIsPremium,
  useWorld,
} from '@euro/game-ui';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useSpyMutation } from '../../store/teamApi.js';
import { spyTexts } from '../../texts/spyTexts.js';
import type { SpyDialogProps } from './SpyDialog.js';

/** Opens on a press. */
const SpyDialog = lazyPage<SpyDialogProps>(() =>
  import(/* webpackChunkName: "spy" */ './SpyDialog.js').then((file) => file.SpyDialog),
);

interface SpyCardProps {
  /** Another user's team. */
  team: { readonly id: number; readonly name: string };
}

/** The lineup that a team has saved for the coming matchday, a press away for premium members (decisions §5.5). */
export function SpyCard({ team }: SpyCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(spyTexts);
  const isPremium = useIsPremium();
  const week = world.deadline.deadlineWeek;
  const isPossible = week !== null && world.settings.spyingEnabled;
  if (useIsArchive()) return null;
  if (!isPremium) {
    if (!isPossible) return null;
    return (
      <PremiumOffer
        title={t('offer.title', { name: team.name })}
        free={t('offer.free')}
        brings={t('offer.brings', { week })}
      />
    );
  }
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title')} />
      <CardBody>
        {isPossible ? (
          <Look key={`${team.id} ${week}`} team={team} week={week} />
        ) : (
          <p>{t(week === null ? 'over' : 'disabled')}</p>
        )}
      </CardBody>
    </Card>
  );
}

function Look({ team, week }: SpyCardProps & { week: number }) {
  const t = useText(spyTexts);
  const common = useText(commonTexts);
  const { state } = usePlatform();
  const failureText = useFailureText();
  const [spy, { isLoading }] = useSpyMutation();
  const [spiedTeam, setSpiedTeam] = useState<ResponseOf<'POST team/{id}/spy'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function spyOnTeam() {
    setProblem(null);
    const { data, error } = await spy({ id: team.id, week });
    if (data !== undefined) {
      setSpiedTeam(data);
      return;
    }
    const failure = asFailure(error);
    setProblem(failureText(failure));
    // The session or the settings on this page are outdated.
    if (failure.code === 'premium-required') state.refresh('session');
    if (failure.code === 'spying-disabled') state.refresh('application');
  }

  return (
    <>
      <p>{t('text', { name: team.name, week })}</p>
      {problem && (
        <Callout tone="warning" role="alert">
          {problem}
        </Callout>
      )}
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        icon={<Eye size={20} aria-hidden />}
        loading={isLoading}
        onClick={() => void spyOnTeam()}
      >
        {problem === null ? t('look', { name: team.name }) : common('retry')}
      </Button>
      {spiedTeam && <SpyDialog spiedTeam={spiedTeam} onClose={() => setSpiedTeam(null)} />}
    </>
  );
}
