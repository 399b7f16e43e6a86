import { ButtonLink, CrownedName, formatPrice, Section } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { howToPlayTexts } from '../texts/howToPlayTexts.js';
import { CompareTable } from './compare/CompareTable.js';
import { CompareLayout, PremiumCard } from './compare/PremiumCard.js';

const PREMIUM_ROWS = ['spying', 'leagues', 'logo', 'updates', 'lineups'] as const;
const FREE_ROWS = ['boosters', 'autoSubs', 'transfers'] as const;

/** Breaks before it, not in it, where there is room for it on a line. */
const Phrase = styled.span`
  display: inline-block;
`;

/**
 * Free and premium features (spec §1): with a link to the shop if a section of the portal has one, by way of signing in
 * for visitors; a member's crown.
 */
export function FreeAndPremium() {
  const t = useText(howToPlayTexts);
  const locale = formatLocale(useLocale());
  const { navigation, state } = usePlatform();
  const session = useShared(state.session);
  const { value: settings } = useShared(state.application);
  const member = session.status === 'signed-in' && session.user.role === 'premium' ? session.user : null;
  const price = settings && settings.premiumPrice / 100;
  const players = settings && settings.lineupSize + settings.benchSize;
  const freeRow = (text: string) => ({ text, free: true, premium: true });
  const extra = (text: string, detail?: string) => ({ text, detail, free: false, premium: true });

  return (
    <Section>
      <CompareLayout>
        <PremiumCard
          title={
            <>
              <Phrase>{t('premium.title.first')}</Phrase> <Phrase>{t('premium.title.second')}</Phrase>
            </>
          }
          text={t(member ? 'premium.member' : 'premium.text')}
          {...(member
            ? {
                member: (
                  <CrownedName
                    name={`${member.firstName} ${member.lastName}`}
                    premiumLabel={t('premium')}
                    size={22}
                  />
                ),
              }
            : {
                price: price === null ? '…' : price.toLocaleString(locale, { minimumFractionDigits: 2 }),
                priceNote: t('premium.note'),
                action: navigation.has('/shop') && (
                  <ButtonLink variant="lime" block href="/shop">
                    {t('premium.button')}
                  </ButtonLink>
                ),
              })}
        />
        <CompareTable
          caption={t('compare')}
          head={t('compare.head')}
          free={{ title: t('free'), price: locale === 'nl-BE' ? '€ 0' : '€0' }}
          premium={{ title: t('premium'), price: price === null ? '…' : formatPrice(price, locale) }}
          yesLabel={t('yes')}
          noLabel={t('no')}
          rows={[
            freeRow(players ? t('row.team', { players }) : t('row.team.short')),
            ...FREE_ROWS.map((row) => freeRow(t(`row.${row}`))),
            extra(t('row.crown')),
            extra(t('row.stats')),
            extra(
              t('row.powerSubs'),
              settings ? t('row.powerSubs.from', { week: settings.powerSubsFromWeek }) : undefined,
            ),
            ...PREMIUM_ROWS.map((row) => extra(t(`row.${row}`))),
          ]}
        />
      </CompareLayout>
    </Section>
  );
}
