import { Button, ButtonLink } from '@euro/design-system';
import { shareTexts, useShare } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Users } from 'lucide-react';
import { useInvitation } from '../../hooks/useInvitation.js';
import { invitationTexts } from '../../texts/invitationTexts.js';

const ICON = <Users size={20} aria-hidden />;

/** Shares the invitation of the team's first league right here. */
export function ChallengeButton({ teamId }: { readonly teamId: number }) {
  const t = useText(invitationTexts);
  const { share, isSharing } = useShare({ failed: useText(shareTexts)('failed') });
  const invitation = useInvitation(teamId);
  if (!invitation) return null;
  return (
    <Button
      variant="lime"
      size="large"
      icon={ICON}
      loading={isSharing}
      onClick={() => void share(invitation, t('copied'))}
    >
      {t('challenge')}
    </Button>
  );
}

/** Leads to a duel with one friend, which is free, where the portal has them. */
export function DuelLink() {
  const t = useText(invitationTexts);
  if (!usePlatform().navigation.has('/duels')) return null;
  return (
    <ButtonLink variant="lime" size="large" href="/duels?new" icon={ICON}>
      {t('duel')}
    </ButtonLink>
  );
}
