import type { Receipt } from '@euro/api-contract';
import type { TransferPlan } from '@euro/game';
import { useFormat, useLeadText, useNames } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { confirmTexts } from '../texts/confirmTexts.js';

interface Done {
  readonly teamId: number;
  readonly weekId: number;
  readonly plan: TransferPlan;
  /** The server's receipt. */
  readonly receipt: Receipt | null;
}

/** Shows the confirmed transfers with their time before the deadline, and a link to the team. */
export function useDoneNotice(): (done: Done) => void {
  const { notices, navigation } = usePlatform();
  const t = useText(confirmTexts);
  const names = useNames();
  const format = useFormat();
  const leadText = useLeadText();
  return ({ teamId, weekId, plan, receipt }) => {
    const list = new Intl.ListFormat(format.locale);
    const values = {
      count: plan.transfers.length,
      week: receipt?.weekId ?? weekId,
      names: list.format(plan.transfers.map(({ inId }) => names.player(inId))),
    };
    const lead = receipt?.msBeforeDeadline ?? null;
    notices.show({
      tone: 'positive',
      text: lead === null ? t('done', values) : t('doneLead', { ...values, lead: leadText(lead) }),
      action: { label: t('toTeam'), onPress: () => navigation.go(`/team/${teamId}`) },
    });
  };
}
