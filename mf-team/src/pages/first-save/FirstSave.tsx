import type { TeamView } from '@euro/api-contract';
import { Button, formatDuration, useClock, useTimeLeft } from '@euro/design-system';
import { formationName, toTenths } from '@euro/game';
import { commonTexts, savedDraft, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DuelLink } from '../../components/moment/ChallengeButton.js';
import { Moment } from '../../components/moment/Moment.js';
import { SquadPitch } from '../../components/SquadPitch.js';
import { useSharedLineup } from '../../hooks/useSharedLineup.js';
import { firstSaveTexts } from '../../texts/firstSaveTexts.js';

export interface FirstSaveProps {
  view: TeamView;
  /** The matchday the team starts in. */
  weekId: number;
  onClose: () => void;
}

/** Once per team, after the server has it: the team on its pitch, and the way to friends right there. */
export function FirstSave({ view, weekId, onClose }: FirstSaveProps) {
  const world = useWorld();
  const t = useText(firstSaveTexts);
  const format = useFormat();
  const names = useNames();
  const { team } = view;
  const draft = savedDraft(view, world);
  const value = view.players.reduce((sum, player) => sum + toTenths(player.value), 0);
  const captain = draft.captainId !== null && t('captain', { name: names.player(draft.captainId) });
  const first = world.matches
    .filter((match) => match.weekId === weekId)
    .sort((one, other) => one.date.localeCompare(other.date))[0];
  const introText =
    first?.homeId && first.awayId
      ? t('readyFor', { home: names.club(first.homeId.id), away: names.club(first.awayId.id) })
      : t('ready', { week: weekId });
  return (
    <Moment
      title={[t('titleOne'), t('titleTwo')]}
      text={introText}
      facts={useDeadlineFacts()}
      team={team}
      line={[formationName(draft), captain].filter(Boolean).join(' · ')}
      figure={format.shortMoney(value)}
      pitch={<SquadPitch draft={draft} weekId={weekId} benchHint={null} withoutBench />}
      challenge={<DuelLink />}
      shared={useSharedLineup(team)}
      shareText={t('share')}
      leave={
        <Button variant="ghost" onClick={onClose}>
          {t('toTeam')}
        </Button>
      }
      closeText={t('close')}
      onClose={onClose}
    />
  );
}

/** When the next deadline is, and how long that is from now. */
function useDeadlineFacts(): readonly string[] {
  const { deadlineDate } = useWorld().deadline;
  const t = useText(firstSaveTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const left = useTimeLeft(deadlineDate === null ? 0 : Date.parse(deadlineDate), 'minute', useClock());
  if (deadlineDate === null || left === 0) return [];
  return [
    t('deadline', { moment: format.shortMoment(deadlineDate) }),
    common('timeLeft', { time: formatDuration(left, format.locale) }),
  ];
}
