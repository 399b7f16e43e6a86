import { useAnnounce } from '@euro/design-system';
import type { SquadContext } from '@euro/game';
import { commonTexts, useFailureText, useLeadText, useNames, useRuleText, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { useTeamStore } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import { useChangeText } from './useChangeText.js';

/** The page around an edited team, for the objects of `editing/`; the same one until language or world change. */
export function useEditingPorts(context: SquadContext): EditingPorts {
  const store = useTeamStore();
  const platform = usePlatform();
  const world = useWorld();
  const announce = useAnnounce();
  const common = useText(commonTexts);
  const builder = useText(builderTexts);
  const team = useText(teamTexts);
  const { player } = useNames();
  const rule = useRuleText();
  const failure = useFailureText();
  const change = useChangeText();
  const lead = useLeadText();
  return useMemo(
    () => ({
      store,
      platform,
      world,
      context,
      announce,
      words: { common, builder, team, player, rule, failure, change, lead },
    }),
    [store, platform, world, context, announce, common, builder, team, player, rule, failure, change, lead],
  );
}
