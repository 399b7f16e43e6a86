import type { SuspectedAccount } from '@euro/api-contract';
import { TextLink } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DeskName } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { samePersonTexts } from '../texts/samePersonTexts.js';

/** An account that may be of the same person, and why; the help desk does not open accounts. */
export function SuspectedName({ account }: { readonly account: SuspectedAccount }) {
  const t = useText(samePersonTexts);
  const { date } = useFormat();
  const may = useRolesEverywhere();
  const { id, name, createdAt, signals } = account;
  return (
    <DeskName>
      <b>
        {may('moderator') ? (
          <TextLink inline href={`/desk/users/${id}`}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </b>
      <p>
        {[`#${id}`, ...signals.map((signal) => t(signal)), t('since', { day: date(createdAt) })].join(' · ')}
      </p>
    </DeskName>
  );
}
