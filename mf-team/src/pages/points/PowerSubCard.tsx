import type { TeamPoints } from '@euro/api-contract';
import { Button, Card, CardHeader, Chip, ListRow, Stack } from '@euro/design-system';
import { CardBody, PremiumOffer, useFormat, useIsPremium, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type ReactNode, useId } from 'react';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

interface PowerSubCardProps {
  points: TeamPoints;
  powerSubs: PowerSubs | null;
}

/** Power subs of the own team in a running matchday: make one, take one back; or what Premium would bring (spec §1). */
export function PowerSubCard({ points, powerSubs }: PowerSubCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(powerSubTexts);
  const isPremium = useIsPremium();
  const isRunning = points.weekId === world.deadline.displayWeek && !points.weekPointsConfirmed;
  if (!isRunning || points.weekId < world.rules.powerSubsFromWeek) return null;
  const limit = world.rules.maxPowerSubs;
  const offer = powerSubs ? (
    <Maker powerSubs={powerSubs} />
  ) : points.booster === 'bank' ? (
    <p>{t('boosted')}</p>
  ) : null;
  const isMade = points.powerSubs.length > 0;
  return (
    <Stack>
      {(offer !== null || isMade) && (
        <Card aria-labelledby={titleId}>
          <CardHeader
            id={titleId}
            title={t('title')}
            aside={powerSubs && <Chip tone="brand">{t('left', { left: powerSubs.subsLeft, limit })}</Chip>}
          />
          {isMade && <MadeSubs points={points} powerSubs={powerSubs} />}
          {offer !== null && <CardBody>{offer}</CardBody>}
        </Card>
      )}
      {offer === null && !isPremium && (
        <PremiumOffer
          title={t('premiumTitle')}
          free={t('premiumFree')}
          brings={t('premiumBrings', { limit })}
        />
      )}
    </Stack>
  );
}

function Maker({ powerSubs }: { powerSubs: PowerSubs }): ReactNode {
  const t = useText(powerSubTexts);
  const { subsLeft, candidates, start, choice } = powerSubs;
  const obstacle = subsLeft === 0 ? t('usedUp') : candidates.length === 0 ? t('nobody') : undefined;
  return (
    <>
      <p>{obstacle ?? t('intro')}</p>
      <Button block disabledReason={obstacle} disabled={choice !== null} onClick={() => start()}>
        {t('make')}
      </Button>
    </>
  );
}

function MadeSubs({ points, powerSubs }: PowerSubCardProps) {
  const t = useText(powerSubTexts);
  const names = useNames();
  const format = useFormat();
  return (
    <ul aria-label={t('madeList')}>
      {points.powerSubs.map(({ inId, outId, at, undoable }) => {
        const params = { inName: names.player(inId), outName: names.player(outId) };
        return (
          <ListRow
            key={inId}
            title={t('pair', params)}
            detail={t('at', { time: format.time(at) })}
            trailing={
              undoable && powerSubs ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('undoNamed', params)}
                  loading={powerSubs.busy}
                  onClick={() => void powerSubs.undo(inId)}
                >
                  {t('undo')}
                </Button>
              ) : (
                <Chip>{t('final')}</Chip>
              )
            }
          />
        );
      })}
    </ul>
  );
}
