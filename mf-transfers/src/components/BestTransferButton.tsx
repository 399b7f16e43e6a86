import { Button } from '@euro/design-system';
import { commonTexts, expectations, useFormat, useNames, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pairTakenBack, playerBroughtIn } from '../store/draftSlice.js';
import { useTransfersDispatch } from '../store/transfersStore.js';
import { listTexts } from '../texts/listTexts.js';
import { pageTexts } from '../texts/pageTexts.js';

/** How long the notice of the proposal offers undo, in milliseconds. */
const UNDO_MS = 10_000;

/** Prepares the transfer with the most expected points, and explains it; its code is fetched with the press. */
export function BestTransferButton({ draft: { pairs, team } }: { readonly draft: OpenDraft }) {
  const world = useWorld();
  const dispatch = useTransfersDispatch();
  const { notices } = usePlatform();
  const t = useText(listTexts);
  const page = useText(pageTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames();
  const [isLooking, setLooking] = useState(false);

  const propose = async () => {
    const { bestTransfer } = await import(/* webpackChunkName: "best" */ '../domain/bestTransfer.js');
    const best = bestTransfer(pairs, team, expectations(world, team.matchday));
    if (best === null) {
      notices.show({ tone: 'neutral', text: t('noBest') });
      return;
    }
    const { outId, inId, gain } = best;
    dispatch(playerBroughtIn({ outId, inId }));
    const values = {
      inName: names.player(inId),
      outName: names.player(outId),
      points: format.oneDecimal(gain),
    };
    notices.show({
      tone: 'neutral',
      text: t('bestIn', values),
      duration: UNDO_MS,
      endsWithPage: true,
      action: { label: page('undo'), onPress: () => void dispatch(pairTakenBack(outId)) },
    });
  };

  return (
    <Button
      variant="secondary"
      loading={isLooking}
      icon={<WandSparkles size={18} aria-hidden />}
      onClick={async () => {
        setLooking(true);
        try {
          await propose();
        } catch {
          notices.show({ tone: 'warning', text: common('offline') });
        } finally {
          setLooking(false);
        }
      }}
    >
      {t('best')}
    </Button>
  );
}
