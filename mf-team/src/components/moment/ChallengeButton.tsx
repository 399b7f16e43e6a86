import { Button, ButtonLink } from '@euro/design-system';
import { shareTexts, useShare } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Users } from 'lucide-react';
import { useInvitation } from '../../hooks/useInvitation.js';
import { invitationTexts } from '../../texts/invitationTexts.js';

const ICON = <Users size={20} aria-hidden />;

/**
 * Shares the invitation of the team's league right here; without a league it leads to where one is found or started.
 */
export function ChallengeButton({ teamId }: { readonly teamId: number }) {
  const t = useText(invitationTexts);
  const { navigation } = usePlatform();
  const { share, isSharing } = useShare({ failed: useText(shareTexts)('failed') });
  const invitation = useInvitation(teamId);
  if (invitation) {
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
  if (!navigation.has('/leagues')) return null;
  return (
    <ButtonLink variant="lime" size="large" href="/leagues" icon={ICON}>
      {t('challenge')}
    </ButtonLink>
  );
}
