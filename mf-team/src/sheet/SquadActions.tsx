import { COACH, type DraftSquad, type GamePlayer, refusalToPick, type SquadContext } from '@euro/game';
import { BandIcon, ruleTexts, SheetAction, useRuleText, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ArrowLeftRight, LogOut, Plus, Repeat } from 'lucide-react';
import type { DraftSteps } from '../editing/createSteps.js';
import { actionTexts } from '../texts/actionTexts.js';

interface SquadActionsProps {
  player: GamePlayer;
  draft: DraftSquad;
  context: SquadContext;
  steps: DraftSteps;
  /** True while players may be bought and sold, false while they may only change places. */
  squadIsOpen: boolean;
  /** Address that replaces a player who is out of the competition. */
  replaceHref: ((playerId: number) => string) | undefined;
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

function PickAction({
  player,
  draft,
  context,
  steps,
  onDone,
}: Omit<SquadActionsProps, 'onSwap' | 'replaceHref'>) {
  const t = useText(actionTexts);
  const ruleText = useRuleText();
  const refusal = refusalToPick(player, draft, context);
  return (
    <SheetAction
      tone="go"
      icon={<Plus aria-hidden />}
      disabledReason={refusal === null ? undefined : ruleText(refusal)}
      onClick={() => {
        if (steps.pick(player.id)) onDone();
      }}
    >
      {refusal === null ? t('add') : ruleText(refusal)}
    </SheetAction>
  );
}

function SquadPlayerActions(props: SquadActionsProps) {
  const { player, draft, steps, squadIsOpen, replaceHref, onSwap, onDone } = props;
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
      <ReplaceAction playerId={player.id} replaceHref={replaceHref} onDone={onDone} />
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

type ReplaceActionProps = Pick<SquadActionsProps, 'replaceHref' | 'onDone'> & { playerId: number };

/** For a player who is out of the competition. */
function ReplaceAction({ playerId, replaceHref, onDone }: ReplaceActionProps) {
  const { players } = useWorld();
  const { navigation } = usePlatform();
  const t = useText(actionTexts);
  if (!replaceHref || !players.get(playerId)?.eliminated) return null;
  return (
    <SheetAction
      tone="go"
      icon={<Repeat aria-hidden />}
      onClick={() => {
        onDone();
        navigation.go(replaceHref(playerId));
      }}
    >
      {t('replace')}
    </SheetAction>
  );
}
