import type { League } from '@euro/api-contract';
import { Card, CardTitle, Soft } from '@euro/design-system';
import { useAddress, useShare } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { invitePath } from '../domain/inviteCode.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { InviteCode } from './leagues/InviteCode.js';

interface InviteCardProps {
  readonly league: Pick<League, 'name' | 'weekId' | 'inviteCode'>;
  /** The own team in it: the invitation names it. */
  readonly teamId: number;
  /** Under the code: what only the admin may do with it. */
  readonly children?: ReactNode;
}

/** Inviting friends: the code, and the link with it. */
export function InviteCard({ league, teamId, children }: InviteCardProps) {
  const t = useText(settingsTexts);
  const { isCopied, copyCode, share } = useShare({ failed: t('copyFailed') });
  const link = useAddress()(`${invitePath(league.inviteCode)}?by=${teamId}`);
  return (
    <Card $padded>
      <CardTitle>{t('inviteTitle')}</CardTitle>
      <Text>{t('inviteText', { week: league.weekId })}</Text>
      <InviteCode
        code={league.inviteCode}
        label={t('code')}
        copyText={t('copy')}
        copiedText={t('copied')}
        isCopied={isCopied}
        onCopy={() => void copyCode(league.inviteCode, t('copiedSaid'))}
        shareText={t('shareLink')}
        onShare={() =>
          void share({ title: t('shareTitle', { name: league.name }), url: link }, t('linkCopied'))
        }
      />
      {children}
    </Card>
  );
}

const Text = styled(Soft)`
  margin: 6px 0 12px;
`;
