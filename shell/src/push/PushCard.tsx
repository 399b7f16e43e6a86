import { Callout, Card, ErrorState, Heading, Skeleton, Soft, Stack, Switch } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useId } from 'react';
import { usePortalName } from '../competition/useCompetition.js';
import { PushChoices } from './PushChoices.js';
import { browserFamily } from './pushBrowser.js';
import { pushTexts } from './pushTexts.js';
import { type Push, usePush } from './usePush.js';
import { usePushSwitch } from './usePushSwitch.js';

/** Of the card in the address of its page: the menu of phones leads to it. */
const ANCHOR = 'push';

/** Notifications of the portal: on this device, of which kinds, and when not (docs/guides/push.md). */
export function PushCard() {
  const t = useText(pushTexts);
  const portal = usePortalName();
  const titleId = useId();
  const push = usePush();
  const { support, settings, retry } = push;
  const { hash } = useShared(usePlatform().navigation.location);
  // Again once it is as high as it will be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded moves it
  useEffect(() => {
    if (hash === `#${ANCHOR}`) document.getElementById(ANCHOR)?.scrollIntoView();
  }, [hash, settings.status]);
  if (settings.status === 'failed') {
    return (
      <Card>
        <ErrorState title={t('load.failed')} retryText={t('retry')} onRetry={retry} />
      </Card>
    );
  }
  return (
    <Card $padded aria-labelledby={titleId} id={ANCHOR}>
      <Stack $gap={20}>
        <div>
          <Heading id={titleId}>{t('title')}</Heading>
          <Soft>{t('text')}</Soft>
        </div>
        {support === 'none' && <Callout>{t('none')}</Callout>}
        {support === 'install' && <Callout>{t('install', { portal })}</Callout>}
        {support === 'blocked' && <Blocked />}
        {support === 'yes' && (settings.value ? <ThisDevice push={push} /> : <Bones />)}
        {(support === 'yes' || support === 'blocked') &&
          settings.value &&
          settings.value.devices.length > 0 && <PushChoices settings={settings.value} choose={push.choose} />}
      </Stack>
    </Card>
  );
}

function ThisDevice({ push }: { readonly push: Push }) {
  const t = useText(pushTexts);
  const { isOn, turnOn, turnOff, settings } = push;
  const others = (settings.value?.devices.length ?? 0) - (isOn ? 1 : 0);
  const device = usePushSwitch(isOn, {
    save: (isOn) => (isOn ? turnOn() : turnOff()),
    confirmation: (isOn) => t(isOn ? 'device.on' : 'device.off'),
  });
  return (
    <Switch
      label={t('device')}
      hint={others > 0 ? t('other.devices', { count: others }) : t('device.hint')}
      checked={device.isOn}
      busy={device.isBusy}
      error={device.problem}
      onChange={device.choose}
    />
  );
}

function Blocked() {
  const t = useText(pushTexts);
  return (
    <Callout tone="warning" title={t('blocked')}>
      <p>{t(`blocked.${browserFamily(window)}`, { portal: usePortalName() })}</p>
      <p>{t('blocked.loses.nothing')}</p>
    </Callout>
  );
}

function Bones() {
  const t = useText(pushTexts);
  return (
    <Stack $gap={20} role="status" aria-label={t('loading')}>
      <Skeleton $height={48} $radius={10} />
    </Stack>
  );
}
