import { Button, heading, media, Switch, token } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { usePortalName } from '../competition/useCompetition.js';
import { useSingleFlight } from '../pages/account/useSingleFlight.js';
import type { AskRules } from './askRules.js';
import { PushSample, SampleStage } from './PushSample.js';
import { pushTexts } from './pushTexts.js';
import { usePush } from './usePush.js';

const Box = styled.section`
  position: fixed;
  z-index: 70;
  inset: auto 0 0;
  max-height: 85dvh;
  overflow-y: auto;
  background: ${token.raised};
  color: ${token.ink};
  border-top: 1px solid ${token.line};
  box-shadow: ${token.shadow2};
  ${media.tablet} {
    inset: auto 24px 24px auto;
    width: 420px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusCard};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  h2 { ${heading} font-size: 1.25rem; }
  p { margin: 0; color: ${token.inkSoft}; font-size: 0.9375rem; }
`;

const Actions = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  background: ${token.night};
  color: ${token.onNight};
  & > :first-child { flex: 2; }
  & > :last-child { flex: 1; }
`;

const Stage = styled(SampleStage)`
  border-radius: 0;
  & > :last-child { margin-inline: 12px; opacity: 0.8; }
`;

interface PushAskProps {
  readonly rules: AskRules;
  /** The matchday of the save. */
  readonly weekId: number;
  readonly onClose: () => void;
}

/**
 * Asks after a save whether this device may be notified; on an iPhone or iPad that has yet to install the portal, it
 * explains how. Nothing where it is on already, or where it can't be.
 */
export function PushAsk({ rules, weekId, onClose }: PushAskProps) {
  const { support, settings, isOn, choose, turnOn } = usePush();
  const t = useText(pushTexts);
  const portal = usePortalName();
  const titleId = useId();
  const { notices } = usePlatform();
  const [kinds, setKinds] = useState({ deadline: true, goal: true });
  const mustInstall = support === 'install';
  const isAsking = mustInstall || (support === 'yes' && settings.status === 'ready' && !isOn);

  useEffect(() => {
    if (isAsking) rules.recordAsked(weekId);
  }, [isAsking, rules, weekId]);

  const [accept, isBusy] = useSingleFlight(async () => {
    // Browsers allow the prompt only while they handle the press: no `await` may precede it.
    const problem = (await turnOn()) ?? (await choose({ kinds }));
    onClose();
    if (!problem) notices.show({ tone: 'positive', text: t('device.on') });
    else if (problem === 'blocked') notices.show({ tone: 'neutral', text: t('ask.blocked') });
    else notices.show({ tone: 'danger', text: t(problem === 'failed' ? 'not.subscribed' : 'not.saved') });
  });

  if (!isAsking) return null;
  return (
    <Box aria-labelledby={titleId}>
      <Stage aria-hidden>
        <PushSample title={t('sample.goal')} text={t('sample.goal.text')} when="19.04" />
        <PushSample title={t('sample.deadline')} text={t('sample.deadline.text')} when="20.00" />
      </Stage>
      <Words>
        <h2 id={titleId}>{t('ask.title')}</h2>
        <p>{mustInstall ? t('install', { portal }) : t('ask.text')}</p>
        {!mustInstall &&
          (['deadline', 'goal'] as const).map((kind) => (
            <Switch
              key={kind}
              label={t(`ask.${kind}`)}
              checked={kinds[kind]}
              onChange={(isChosen) => setKinds({ ...kinds, [kind]: isChosen })}
            />
          ))}
      </Words>
      <Actions>
        {!mustInstall && (
          <Button variant="lime" loading={isBusy} onClick={() => void accept()}>
            {t('ask.yes')}
          </Button>
        )}
        <Button
          variant={mustInstall ? 'lime' : 'ghost'}
          onClick={() => {
            rules.rest();
            onClose();
          }}
        >
          {t(mustInstall ? 'ask.understood' : 'ask.no')}
        </Button>
      </Actions>
    </Box>
  );
}
