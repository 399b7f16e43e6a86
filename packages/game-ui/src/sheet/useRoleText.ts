import { useText } from '@euro/platform/react';
import { useFormat } from '../hooks/useFormat.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import type { SheetRole } from './sheetRole.js';

const SUBS = {
  'auto-in': 'sumAutoIn',
  'auto-out': 'sumAutoOut',
  'power-in': 'sumPowerIn',
  'power-out': 'sumPowerOut',
} as const;

/** Explains how a player's sum counts for the team; undefined when it counts once. */
export function useRoleText(): (role: SheetRole) => string | undefined {
  const t = useText(sheetTexts);
  const format = useFormat();
  return ({ sub, counted, armband, multiplier, total, captainName, bankBoost }) => {
    if (sub) return t(SUBS[sub.kind], { other: sub.otherName });
    if (!counted) return t('sumNotCounted');
    if (multiplier !== 1) {
      const values = { multiplier: format.factor(multiplier), total: format.points(total) };
      return t(armband === 'vice-captain' ? 'sumVice' : 'sumCaptain', values);
    }
    if (armband === 'vice-captain') return t('sumViceIdle', { captain: captainName });
    return bankBoost ? t('sumBankBoost') : undefined;
  };
}
