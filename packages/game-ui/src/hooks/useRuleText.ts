import { type MessageParams, POSITION_IDS } from '@euro/game';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { ruleTexts } from '../messages/ruleTexts.js';
import { useFormat } from './useFormat.js';
import { useNames } from './useNames.js';
import { useWorld } from './useWorld.js';

/** A refusal or a broken rule: its code, and the ids and numbers that its sentence needs. */
export interface RuleBreach {
  readonly code: string;
  readonly params: MessageParams;
}

type RuleKey = keyof typeof ruleTexts.nl;

/** The sentence for a refusal of the game or an issue of the API: codes are written once, here they get their words. */
export function useRuleText(): (breach: RuleBreach) => string {
  const t = useText(ruleTexts);
  const format = useFormat();
  const names = useNames();
  const { rules } = useWorld();
  return useCallback(
    ({ code, params }) => {
      const number = (key: string) => (typeof params[key] === 'number' ? params[key] : 0);
      const positionId = POSITION_IDS.find((id) => id === params.positionId) ?? 0;
      switch (code) {
        case 'no-free-slot':
          return t(`${code}-${positionId}`);
        case 'club-limit':
        case 'club-limit-coach':
          if (Array.isArray(params.clubIds)) {
            const clubs = params.clubIds.map((id: number) => names.club(id)).join(', ');
            return t('club-limit-extras', { clubs, limit: number('limit') });
          }
          return t(code, { club: names.club(number('clubId')), limit: number('limit') });
        case 'over-budget': {
          const isSquad = params.cost !== undefined;
          const short = isSquad ? number('cost') - number('money') : number('price') - number('moneyLeft');
          const amount = format.money(short);
          return isSquad ? t('money-short', { amount }) : t('over-budget', { missing: amount });
        }
        case 'formation': {
          const span = (id: 2 | 3 | 4) => {
            const { min, max } = rules.formationLimits[id];
            return `${min}–${max}`;
          };
          return t(code, { defenders: span(2), midfielders: span(3), forwards: span(4) });
        }
        case 'player-locked':
          return t(code, { players: idsOf(params.playerIds).map(names.player).join(', ') });
        default:
          return t(isRuleKey(code) ? code : 'other', numbersOf(params));
      }
    },
    [t, format, names, rules],
  );
}

function isRuleKey(code: string): code is RuleKey {
  return code in ruleTexts.nl;
}

function idsOf(value: MessageParams[string] | undefined): readonly number[] {
  return Array.isArray(value) ? value : [];
}

function numbersOf(params: MessageParams): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
  );
}
