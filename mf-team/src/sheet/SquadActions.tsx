import { COACH, type DraftSquad, type GamePlayer, type SquadContext } from '@euro/game';
import { BandIcon, ruleTexts, SheetAction, useRuleText, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, LogOut, Plus } from 'lucide-react';
import { pickAdvice } from '../domain/pickAdvice.js';
import type { DraftSteps } from '../editing/createSteps.js';
import { actionTexts } from '../texts/actionTexts.js';

interface SquadActionsProps {
  player: GamePlayer;
  draft: DraftSquad;
  context: SquadContext;
  steps: DraftSteps;
  /** True while players may be bought and sold, false while they may only change places. */
  squadIsOpen: boolean;
  onSwap: (playerId: number) => void;
  /** After a step was made. */
  onDone: () => void;
}

/** Actions on a player in a squad: armband, swap, remove; or add when he is not in it. */
export function SquadActions({ player, draft, steps, onDone, ...rest }: SquadActionsProps) {
  const slot = draft.slots.find(({ playerId }) => playerId === player.id);
  if (slot === undefined) {
    return rest.squadIsOpen ? (
      <PickAction player={player} draft={draft} steps={steps} onDone={onDone} {...rest} />
    ) : null;
  }
  return <SquadPlayerActions player={player} draft={draft} steps={steps} onDone={onDone} {...rest} />;
}

function PickAction({ player, draft, context, steps, onDone }: Omit<SquadActionsProps, 'onSwap'>) {
  const world = useWorld();
  const t = useText(actionTexts);
  const ruleText = useRuleText();
  const advice = pickAdvice(player, draft, context, world.cheapest);
  return (
    <SheetAction
      tone="go"
      icon={<Plus aria-hidden />}
      disabledReason={advice.kind === 'refused' ? ruleText(advice.refusal) : undefined}
      onClick={() => {
        if (steps.pick(player.id)) onDone();
      }}
    >
      {advice.kind === 'refused' ? ruleText(advice.refusal) : t('add')}
    </SheetAction>
  );
}

function SquadPlayerActions({ player, draft, steps, squadIsOpen, onSwap, onDone }: SquadActionsProps) {
  const t = useText(actionTexts);
  const rules = useText(ruleTexts);
  const isCoach = player.positionId === COACH;
  const isCaptain = draft.captainId === player.id;
  const isVice = draft.viceCaptainId === player.id;
  const armband = (give: (id: number) => boolean) => () => {
    if (give(player.id)) onDone();
  };
  return (
    <>
      <SheetAction
        tone={isCoach || isCaptain ? 'plain' : 'go'}
        icon={<BandIcon band="C" />}
        disabledReason={isCoach ? rules('coach-not-captain') : isCaptain ? t('isCaptain') : undefined}
        onClick={armband(steps.makeCaptain)}
      >
        {t(isCaptain ? 'isCaptain' : 'makeCaptain')}
      </SheetAction>
      <SheetAction
        icon={<BandIcon band="V" />}
        disabledReason={isCoach ? rules('vice-captain-is-coach') : isVice ? t('isVice') : undefined}
        onClick={armband(steps.makeViceCaptain)}
      >
        {t(isVice ? 'isVice' : 'makeVice')}
      </SheetAction>
      <SheetAction
        icon={<ArrowLeftRight aria-hidden />}
        disabledReason={isCoach ? rules('coach-not-swappable') : undefined}
        onClick={() => onSwap(player.id)}
      >
        {t('swap')}
      </SheetAction>
      {squadIsOpen && (
        <SheetAction
          tone="danger"
          icon={<LogOut aria-hidden />}
          onClick={() => {
            if (steps.remove(player.id)) onDone();
          }}
        >
          {t('remove')}
        </SheetAction>
      )}
    </>
  );
}
