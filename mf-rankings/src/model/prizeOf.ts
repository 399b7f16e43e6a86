import type { RankingTab } from './rankingView.js';

/** What a place wins (spec §1). */
export type Prize = 'bike' | 'computer' | 'voucher.both' | 'voucher' | 'groceries';

const FINAL: readonly { readonly upTo: number; readonly prize: Prize }[] = [
  { upTo: 1, prize: 'bike' },
  { upTo: 3, prize: 'computer' },
  { upTo: 5, prize: 'voucher.both' },
  { upTo: 10, prize: 'voucher' },
];

/** The prize of a place in the overall ranking, or of a matchday's winner; null when it wins nothing. */
export function prizeOf(tab: RankingTab, rank: number): Prize | null {
  if (tab === 'week') return rank === 1 ? 'groceries' : null;
  return FINAL.find(({ upTo }) => rank <= upTo)?.prize ?? null;
}
