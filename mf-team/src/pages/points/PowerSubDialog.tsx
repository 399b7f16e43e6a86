import type { TeamPoints } from '@euro/api-contract';
import { ChangeList, ConfirmDialog, formatDate, useClock } from '@euro/design-system';
import { commonTexts, fixtureOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { hasToPlay } from '../../domain/hasToPlay.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

export interface PowerSubDialogProps {
  powerSubs: PowerSubs;
  points: TeamPoints;
}

/**
 * Confirms a power sub: the player who comes on, the points that move to the bench, the subs left, and until when it
 * can be undone.
 */
export function PowerSubDialog({ powerSubs, points }: PowerSubDialogProps) {
  const world = useWorld();
  const t = useText(powerSubTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames();
  const kickOff = useKickOff();
  const { choice, busy, subsLeft } = powerSubs;
  if (choice === null || choice.inId === null || choice.outId === null) return null;
  const { inId, outId } = choice;
  const params = { inName: names.player(inId), outName: names.player(outId) };
  const match = fixtureOf(world.players.get(inId)?.clubId ?? 0, points.weekId, world.matches)?.match;
  const outPoints = points.selections.find(({ playerId }) => playerId === outId)?.points ?? 0;
  const outStatus = powerSubs.play.statuses.get(outId) ?? 'no-match';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) powerSubs.back();
      }}
      title={t('confirmTitle', params)}
      description={t('confirmText', params)}
      closeLabel={common('close')}
      cancelText={common('cancel')}
      confirmText={t('confirm')}
      confirming={busy}
      onConfirm={powerSubs.confirm}
    >
      <ChangeList>
        <div>
          <dt>{t('rowIn')}</dt>
          <dd>
            {`${params.inName} · ${
              match
                ? t('toPlay', {
                    match: `${match.homeId?.short ?? '?'}–${match.awayId?.short ?? '?'}`,
                    time: kickOff(match.date),
                  })
                : t('toPlayUnknown')
            }`}
          </dd>
        </div>
        <div>
          <dt>{t('rowOut')}</dt>
          <dd>
            {`${params.outName} · ${
              outStatus === 'no-match'
                ? t(world.players.get(outId)?.eliminated ? 'outEliminated' : 'outNoMatch')
                : hasToPlay(outStatus, points)
                  ? t('noPoints')
                  : t('points', { points: format.points(outPoints), count: outPoints })
            }`}
          </dd>
        </div>
        <div>
          <dt>{t('rowLeft')}</dt>
          <dd>{t('leftAfter', { left: Math.max(0, subsLeft - 1), limit: world.rules.maxPowerSubs })}</dd>
        </div>
        {match && (
          <div>
            <dt>{t('rowUndo')}</dt>
            <dd>{t('undoUntil', { name: params.inName, time: kickOff(match.date) })}</dd>
          </div>
        )}
      </ChangeList>
    </ConfirmDialog>
  );
}

/** "21.00 u." today, "za 06/07 · 18.00 u." on another day. */
function useKickOff(): (moment: string) => string {
  const t = useText(powerSubTexts);
  const now = useClock();
  const format = useFormat();
  return (moment) => {
    const time = t('at', { time: format.time(moment) });
    const day = formatDate(moment, format.locale, 'short');
    return day === formatDate(now(), format.locale, 'short') ? time : `${day} · ${time}`;
  };
}
