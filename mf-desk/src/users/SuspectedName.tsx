import type { SuspectedAccount } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DeskName } from '../components/deskList.js';
import { UserLink } from '../components/UserLink.js';
import { samePersonTexts } from '../texts/samePersonTexts.js';

/** An account that may be of the same person, and why. */
export function SuspectedName({ account }: { readonly account: SuspectedAccount }) {
  const t = useText(samePersonTexts);
  const { date } = useFormat();
  const { id, name, createdAt, signals } = account;
  return (
    <DeskName>
      <b>
        <UserLink id={id} name={name} />
      </b>
      <p>
        {[`#${id}`, ...signals.map((signal) => t(signal)), t('since', { day: date(createdAt) })].join(' · ')}
      </p>
    </DeskName>
  );
}
