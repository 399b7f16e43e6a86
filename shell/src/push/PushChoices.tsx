import type { PushKind, PushSettings } from '@euro/api-contract';
import { Button, Heading, IconTile, Stack, Switch, token } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { ChartNoAxesColumn, Clock, Goal, Moon, Shirt, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSingleFlight } from '../pages/account/useSingleFlight.js';
import { PushSample, SampleStage } from './PushSample.js';
import { pushTexts } from './pushTexts.js';
import { QuietHours } from './QuietHours.js';
import type { Push } from './usePush.js';
import { usePushSwitch } from './usePushSwitch.js';

const KINDS: readonly { readonly kind: PushKind; readonly icon: ReactNode }[] = [
  { kind: 'deadline', icon: <Clock aria-hidden /> },
  { kind: 'goal', icon: <Goal aria-hidden /> },
  { kind: 'captainOut', icon: <Shirt aria-hidden /> },
  { kind: 'mention', icon: <Users aria-hidden /> },
  { kind: 'confirmed', icon: <ChartNoAxesColumn aria-hidden /> },
];

const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  border-block: 1px solid ${token.line};
  li + li { border-top: 1px solid ${token.line}; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  padding: 10px 0;
`;

interface PushChoicesProps {
  readonly settings: PushSettings;
  readonly choose: Push['choose'];
}

/** Kinds of notifications, quiet hours, and a preview. */
export function PushChoices({ settings, choose }: PushChoicesProps) {
  return (
    <>
      <Rows>
        {KINDS.map(({ kind, icon }) => (
          <Row key={kind}>
            <IconTile>{icon}</IconTile>
            <KindSwitch kind={kind} stored={settings.kinds[kind]} choose={choose} />
          </Row>
        ))}
        <Row>
          <IconTile>
            <Moon aria-hidden />
          </IconTile>
          <QuietHours quiet={settings.quiet} choose={choose} />
        </Row>
      </Rows>
      <Sample />
    </>
  );
}

interface KindSwitchProps {
  readonly kind: PushKind;
  readonly stored: boolean;
  readonly choose: Push['choose'];
}

function KindSwitch({ kind, stored, choose }: KindSwitchProps) {
  const t = useText(pushTexts);
  const {
    isOn,
    isBusy,
    problem,
    choose: press,
  } = usePushSwitch(stored, {
    save: (isOn) => choose({ kinds: { [kind]: isOn } }),
    confirmation: (isOn) => t(isOn ? 'kind.on' : 'kind.off', { kind: t(kind) }),
  });
  return (
    <Switch
      label={t(kind)}
      hint={t(`${kind}.hint`)}
      checked={isOn}
      busy={isBusy}
      error={problem}
      onChange={press}
    />
  );
}

function Sample() {
  const t = useText(pushTexts);
  const { api, notices } = usePlatform();
  const [send, isBusy] = useSingleFlight(async () => {
    const { error } = await api.call('POST user/push/test', { body: {} });
    if (!error) notices.show({ tone: 'positive', text: t('test.sent') });
    else notices.show({ tone: 'danger', text: error.status === 429 ? error.message : t('test.failed') });
  });
  return (
    <Stack $gap={12}>
      <Heading as="h3">{t('sample')}</Heading>
      <SampleStage>
        <PushSample title={t('sample.goal')} text={t('sample.goal.text')} when={t('now')} />
      </SampleStage>
      <Button variant="secondary" loading={isBusy} onClick={() => void send()}>
        {t('test')}
      </Button>
    </Stack>
  );
}
