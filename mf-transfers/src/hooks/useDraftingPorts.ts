import { useAnnounce } from '@euro/design-system';
import { useFailureText, useFormat, useLeadText, useNames, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { DraftingPorts } from '../drafting/DraftingPorts.js';
import type { TransfersState } from '../store/transfersStore.js';
import { confirmTexts } from '../texts/confirmTexts.js';
import { pageTexts } from '../texts/pageTexts.js';
import { useIssueText } from './useIssueText.js';
import { useMoneyText } from './useMoneyText.js';

/** The page around the draft, for the objects of `drafting/`; the same one until language or world change. */
export function useDraftingPorts(): DraftingPorts {
  const store = useStore<TransfersState>();
  const platform = usePlatform();
  const world = useWorld();
  const announce = useAnnounce();
  const confirm = useText(confirmTexts);
  const page = useText(pageTexts);
  const { player } = useNames();
  const failure = useFailureText();
  const issue = useIssueText();
  const lead = useLeadText();
  const money = useMoneyText();
  const { locale } = useFormat();
  return useMemo(() => {
    const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
    const words = { confirm, page, player, failure, issue, lead, money, list };
    return { store, platform, world, announce, words };
  }, [store, platform, world, announce, confirm, page, player, failure, issue, lead, money, locale]);
}
