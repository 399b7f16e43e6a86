import type { PrizeClaimState, PrizeWinner } from '@euro/api-contract';

const NEXT: Readonly<Record<PrizeClaimState | 'none', readonly PrizeClaimState[]>> = {
  none: ['asked', 'claimed', 'declined'],
  asked: ['claimed', 'declined'],
  claimed: ['sent', 'declined'],
  declined: ['claimed'],
  sent: [],
};

/** What may be done about a prize now, the usual step first; without a winner it is only declined. */
export function actionsFor({ state, user, isWinner }: PrizeWinner): readonly PrizeClaimState[] {
  const next = NEXT[state ?? 'none'];
  return isWinner && user ? next : next.filter((one) => one === 'declined');
}
