import type { MessageParams } from '@euro/game';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import type { Breach } from '../drafting/DraftingPorts.js';
import { issueTexts } from '../texts/issueTexts.js';

type IssueKey = keyof typeof issueTexts.nl;

/** The sentence for a refusal of the draft, or an issue of the game or the API. */
export function useIssueText(): (breach: Breach) => string {
  const t = useText(issueTexts);
  const format = useFormat();
  const names = useNames();
  return useCallback(
    ({ code, params }) => {
      const join = (parts: readonly string[]) => {
        const last = parts.at(-1) ?? '';
        return parts.length < 2 ? last : t('and', { first: parts.slice(0, -1).join(', '), last });
      };
      return t(isIssueKey(code) ? code : 'other', {
        players: join(idsIn(params.playerIds).map(names.player)),
        clubs: join(idsIn(params.clubIds).map(names.club)),
        amount: format.money(numberIn(params.missing)),
        limit: numberIn(params.limit),
        left: numberIn(params.left),
        over: numberIn(params.wanted) - numberIn(params.left),
      });
    },
    [t, format, names],
  );
}

function isIssueKey(code: string): code is IssueKey {
  return code in issueTexts.nl;
}

function idsIn(value: MessageParams[string] | undefined): readonly number[] {
  return typeof value === 'number' || value === undefined ? [] : value;
}

function numberIn(value: MessageParams[string] | undefined): number {
  return typeof value === 'number' ? value : 0;
}
