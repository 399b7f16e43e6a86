import { ButtonLink, PageBody, Skeleton, TextLink, Wrap } from '@euro/design-system';
import { useIsPremium } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { ArrowLeftRight, MessagesSquare, Search, Users } from 'lucide-react';
import { PerkCard, Perks } from '../components/shop/PerkCard.js';
import { ShopHero } from '../components/shop/ShopHero.js';
import { useReturn } from '../hooks/useReturn.js';
import { OrderNotice } from '../orders/OrderNotice.js';
import { Titled } from '../shop/Titled.js';
import { shopTexts } from '../texts/shopTexts.js';

/** `/thanks`: thanks for premium and four tips, once it is paid (spec §2 "/thanks"). */
export function ThanksPage() {
  const t = useText(shopTexts);
  const returnState = useReturn();
  const isPremium = useIsPremium();
  const session = useShared(usePlatform().state.session);
  const { orderState } = returnState;
  // The order just paid; the session gets the role a moment later.
  const isPaid =
    orderState.status === 'ready' &&
    orderState.order.kind === 'premium' &&
    orderState.order.status === 'paid';
  if (isPaid || isPremium) return <Thanks />;
  if (session.status === 'unknown' || orderState.status === 'loading') {
    return (
      <div role="status" aria-label={t('thanksWaitTitle')}>
        <Skeleton $height={480} $radius={0} />
      </div>
    );
  }
  const isOpen = orderState.status === 'ready' && orderState.order.status === 'open';
  return (
    <>
      <ShopHero
        tag={t('tag')}
        title={t(isOpen ? 'thanksWaitTitle' : 'thanksNotTitle')}
        lead={t(isOpen ? 'thanksWaitLead' : 'thanksNotLead')}
        action={
          isOpen ? undefined : (
            <ButtonLink variant="lime" href="/shop">
              {t('toShop')}
            </ButtonLink>
          )
        }
      />
      <PageBody as="div">
        <Wrap>
          <OrderNotice returnState={returnState} />
        </Wrap>
      </PageBody>
    </>
  );
}

function Thanks() {
  const t = useText(shopTexts);
  const { state, navigation } = usePlatform();
  const week = useShared(state.application).value?.powerSubsFromWeek ?? '…';
  const team = useShared(state.myTeams).value?.[0];
  const tips = [
    { key: 'tipFriends', Icon: Users, to: '/leagues?tab=settings' },
    { key: 'tipCommunity', Icon: MessagesSquare, to: '/leagues?tab=settings' },
    { key: 'tipResearch', Icon: Search, to: '/stats' },
    { key: 'tipPowerSubs', Icon: ArrowLeftRight, to: team ? `/points/${team.id}` : null },
  ] as const;
  return (
    <>
      <ShopHero tag={t('tag')} title={t('thanksTitle')} lead={t('memberText')} />
      <PageBody as="div">
        <Titled title={t('tips')}>
          <Perks>
            {tips.map(({ key, Icon, to }) => (
              <PerkCard
                key={key}
                icon={<Icon />}
                title={t(key)}
                text={t(`${key}Text`, { week })}
                action={
                  to !== null &&
                  navigation.has(to.replace(/\?.*/, '')) && <TextLink href={to}>{t(`${key}Action`)}</TextLink>
                }
              />
            ))}
          </Perks>
        </Titled>
      </PageBody>
    </>
  );
}
