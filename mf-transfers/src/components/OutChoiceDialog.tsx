import { Dialog } from '@euro/design-system';
import { commonTexts, shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type OutChoice, outChoices } from '../domain/outChoices.js';
import { useIssueText } from '../hooks/useIssueText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { listTexts } from '../texts/listTexts.js';
import { ChoiceRow } from './transfers/ChoiceRow.js';

interface OutChoiceDialogProps {
  /** Id of the player to buy. */
  incomingId: number;
  draft: OpenDraft;
  onChoose: (outId: number) => void;
  onClose: () => void;
}

/** Asks which player of the same position is sold, for a player picked from the list before that choice. */
export function OutChoiceDialog({ incomingId, draft, onChoose, onClose }: OutChoiceDialogProps) {
  const world = useWorld();
  const t = useText(listTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames();
  const issueText = useIssueText();
  const position = names.position(world.players.get(incomingId)?.positionId ?? 0);
  const choices = outChoices(incomingId, draft.pairs, draft.team);

  const detail = ({ refusal, moneyLeft, isOut }: OutChoice) =>
    refusal === null
      ? t(isOut ? 'choiceOut' : 'choiceLeft', { amount: format.money(moneyLeft) })
      : issueText(refusal);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      title={t('whoLeaves', { name: names.player(incomingId) })}
      description={t(choices.length > 0 ? 'whoLeavesText' : 'nobodyLeaves', { position })}
    >
      {choices.length > 0 && (
        <ul>
          {choices.map((choice) => {
            const player = world.players.get(choice.outId);
            return (
              player && (
                <ChoiceRow
                  key={choice.outId}
                  name={names.player(choice.outId)}
                  shirt={shirtOf(player, names.clubCode(player.clubId))}
                  detail={detail(choice)}
                  value={format.shortMoney(choice.outPrice)}
                  disabled={choice.refusal !== null}
                  onPress={() => onChoose(choice.outId)}
                />
              )
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
