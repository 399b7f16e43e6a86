import type { User } from '@euro/api-contract';
import { Badge, Button, Callout, PageBody, Skeleton, token, Wrap } from '@euro/design-system';
import { archiveTexts, useFormat, useIsArchive, useIsPremium } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { PerkCard, Perks } from '../components/shop/PerkCard.js';
import { SeenAs } from '../components/shop/SeenAs.js';
import { ShopHero } from '../components/shop/ShopHero.js';
import { usePay } from '../hooks/usePay.js';
import { useReturn } from '../hooks/useReturn.js';
import { OrderNotice } from '../orders/OrderNotice.js';
import { PERKS } from '../shop/perks.js';
import { Titled } from '../shop/Titled.js';
import { shopTexts } from '../texts/shopTexts.js';

/** `/shop`: what premium is, brings and costs; members read that they are one (spec §2 "/shop"). */
export function ShopPage() {
  const t = useText(shopTexts);
  const { state } = usePlatform();
  const session = useShared(state.session);
  const isPremium = useIsPremium();
  const returnState = useReturn();
  const isArchive = useIsArchive();
  if (session.status === 'unknown') {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton $height={480} $radius={0} />
      </div>
    );
  }
  return (
    <>
      {isPremium ? <MemberHero /> : isArchive ? <Closed /> : <Offer onStayed={returnState.watch} />}
      <PageBody as="div">
        <Notices>
          <OrderNotice returnState={returnState} />
        </Notices>
        {!isPremium && !isArchive && <WhatItBrings />}
      </PageBody>
    </>
  );
}

function Offer({ onStayed }: { readonly onStayed: (orderId: number) => void }) {
  const t = useText(shopTexts);
  const { price: money } = useFormat();
  const { state } = usePlatform();
  const settings = useShared(state.application).value;
  const services = useShared(state.services).value;
  const { pay, isBusy, problem } = usePay(onStayed);
  // The euro sign is drawn apart from the amount.
  const amount = settings === null ? '…' : money(settings.premiumPrice).replace(/^€\s?/, '');

  function buy() {
    const { competitionFeed, seasonId } = settings ?? {};
    void pay({ competitionFeed, seasonId, product: 'premium', coupons: [] }, '/thanks');
  }

  return (
    <ShopHero
      tag={t('tag')}
      title={
        <>
          <span>{t('titleFirst')}</span>
          <br />
          <span>{t('titleSecond')}</span>
        </>
      }
      lead={t('lead')}
      price={{ amount, note: t(settings?.premiumEverywhere === false ? 'onceHere' : 'once') }}
      action={
        <Button
          variant="lime"
          loading={isBusy}
          disabledReason={services?.payments === false ? t('notAvailable') : undefined}
          onClick={buy}
        >
          {t('buy')}
        </Button>
      }
      smallPrint={
        problem !== null ? (
          <Dark>
            <Callout tone="danger" role="alert">
              {problem}
            </Callout>
          </Dark>
        ) : (
          t(services?.payments === false ? 'notAvailable' : 'how')
        )
      }
    />
  );
}

/** A finished competition has no shop. */
function Closed() {
  const t = useText(shopTexts);
  const archive = useText(archiveTexts);
  return <ShopHero tag={t('tag')} title={t('closedTitle')} lead={archive('readOnly')} />;
}

function MemberHero() {
  const t = useText(shopTexts);
  return <ShopHero tag={t('tag')} title={t('memberTitle')} lead={t('memberText')} />;
}

function WhatItBrings() {
  const t = useText(shopTexts);
  const { state } = usePlatform();
  const session = useShared(state.session);
  const week = useShared(state.application).value?.powerSubsFromWeek ?? '…';
  const team = useShared(state.myTeams).value?.[0];
  const managerOf = ({ firstName, lastName }: User) =>
    team?.nameVisible === false ? t('nameHidden') : `${firstName} ${lastName}`.trim();
  return (
    <Titled title={t('perks')}>
      <Perks>
        {PERKS.map(({ key, Icon }) => (
          <PerkCard key={key} icon={<Icon />} title={t(key)} text={t(`${key}Text`, { week })} />
        ))}
      </Perks>
      <Below>
        <SeenAs
          title={t('seenTitle')}
          text={t('seenText')}
          badge={<Badge seed={team?.id ?? 'you'} src={team?.badge} size={44} />}
          name={team?.name ?? t('yourTeam')}
          manager={session.status === 'signed-in' ? managerOf(session.user) : undefined}
          premiumLabel={t('tag')}
        />
      </Below>
    </Titled>
  );
}

const Notices = styled(Wrap)`
  &:empty { display: none; }
`;

const Below = styled.div`
  margin-top: 16px;
  @media (min-width: 48em) { margin-top: 24px; }
`;

/* The callout on the dark band has the colours of the page. */
const Dark = styled.div`
  max-width: 34em;
  color: ${token.ink};
  text-align: left;
`;
