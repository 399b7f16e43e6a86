import { Cluster, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { accountTexts } from '../texts/accountTexts.js';
import { AccountStage } from './AccountStage.js';
import { RegisterForm } from './RegisterForm.js';

/** Creates an account and continues to the team (spec §2 "Register"). */
export function RegisterPage() {
  const t = useText(accountTexts);
  const { navigation, state } = usePlatform();
  const isArchive = state.isArchive?.value ?? false;
  return (
    <AccountStage
      title={t('register.title.first')}
      volt={t('register.title.second')}
      lead={t('register.lead')}
      card={t('register.card')}
    >
      <RegisterForm onRegistered={() => navigation.go(isArchive ? '/home' : '/new')}>
        <Cluster $justify="center">
          <TextLink href="/home">{t('register.signIn')}</TextLink>
        </Cluster>
      </RegisterForm>
    </AccountStage>
  );
}
