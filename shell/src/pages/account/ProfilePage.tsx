import {
  Band,
  Button,
  Card,
  Chip,
  ContainerBox,
  Crown,
  ErrorState,
  PageBody,
  SidePanelLayout,
  Skeleton,
  Stack,
  Wrap,
} from '@euro/design-system';
import { lazyPage, usePlatform, useShared, useText } from '@euro/platform/react';
import { LogOut } from 'lucide-react';
import { useSessionActions } from '../../session/SessionActions.js';
import { Spare } from '../../ui/Spare.js';
import { profileTexts } from '../texts/profileTexts.js';
import { AvatarCard } from './avatar/AvatarCard.js';
import { DeleteAccountCard } from './DeleteAccountCard.js';
import { DetailsForm } from './DetailsForm.js';
import { LanguageCard } from './LanguageCard.js';
import { OwnDataCard } from './OwnDataCard.js';
import { PasswordForm } from './PasswordForm.js';
import { ReclaimedCard } from './ReclaimedCard.js';
import { RemindersCard } from './RemindersCard.js';
import { SignInsCard } from './SignInsCard.js';
import { useProfile } from './useProfile.js';

const PushCard = lazyPage(() => import('../../push/PushCard.js').then((file) => file.PushCard));

/** The profile: names, picture, password, language (spec §2 "Profile"), mails, and deleting the account. */
export function ProfilePage() {
  const t = useText(profileTexts);
  const session = useShared(usePlatform().state.session);
  const { profile, retry } = useProfile();
  const user = session.status === 'signed-in' ? session.user : profile.value;
  return (
    <>
      <Band
        title={t('title')}
        subtitle={user?.email ?? '…'}
        aside={
          user?.role === 'premium' && (
            <Chip tone="night" icon={<Crown size={18} />}>
              {t('premium')}
            </Chip>
          )
        }
      />
      <PageBody as="div">
        <Wrap>
          {profile.status === 'failed' ? (
            <Card>
              <ErrorState title={t('load.failed')} retryText={t('retry')} onRetry={retry} />
            </Card>
          ) : (
            <ContainerBox>
              <SidePanelLayout>
                {profile.value ? (
                  <Stack>
                    <ReclaimedCard />
                    <DetailsForm user={profile.value} />
                    <LanguageCard language={user?.language ?? profile.value.language} />
                    <RemindersCard />
                    <Spare>
                      <PushCard />
                    </Spare>
                    <OwnDataCard />
                  </Stack>
                ) : (
                  <Bones label={t('loading')} />
                )}
                {profile.value ? (
                  <Stack>
                    <AvatarCard user={user ?? profile.value} />
                    <PasswordForm user={user ?? profile.value} />
                    <SignInsCard user={user ?? profile.value} />
                    <SignOut />
                    <DeleteAccountCard user={profile.value} />
                  </Stack>
                ) : (
                  <Stack>
                    <Skeleton $height={188} $radius={12} />
                    <Skeleton $height={430} $radius={12} />
                  </Stack>
                )}
              </SidePanelLayout>
            </ContainerBox>
          )}
        </Wrap>
      </PageBody>
    </>
  );
}

function SignOut() {
  const t = useText(profileTexts);
  const { signOut } = useSessionActions();
  return (
    <Button variant="text" icon={<LogOut size={20} aria-hidden />} onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}

/** In the heights of the cards that come: on a phone the other column is below. */
function Bones({ label }: { readonly label: string }) {
  return (
    <Stack role="status" aria-label={label}>
      {[600, 148, 596].map((height) => (
        <Skeleton key={height} $height={height} $radius={12} />
      ))}
    </Stack>
  );
}
