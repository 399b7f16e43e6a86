import type { TeamView } from '@euro/api-contract';
import {
  Badge,
  Button,
  ButtonLink,
  IconButton,
  onNight,
  SideSheet,
  SideSheetClose,
  SideSheetTitle,
  token,
} from '@euro/design-system';
import { formationName, toTenths } from '@euro/game';
import {
  DeadlineCountdown,
  savedDraft,
  shareTexts,
  useFormat,
  useNames,
  useShare,
  useWorld,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Share2, Users, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { SquadPitch } from '../../components/SquadPitch.js';
import { useSharedLineup } from '../../hooks/useSharedLineup.js';
import { firstSaveTexts } from '../../texts/firstSaveTexts.js';
import { Confetti } from './Confetti.js';

export interface FirstSaveProps {
  view: TeamView;
  /** The matchday the team starts in. */
  weekId: number;
  onClose: () => void;
}

/** Once per team, after the server has it: the team on its pitch, and the way to friends right there. */
export function FirstSave({ view, weekId, onClose }: FirstSaveProps) {
  const world = useWorld();
  const { navigation } = usePlatform();
  const t = useText(firstSaveTexts);
  const format = useFormat();
  const names = useNames();
  const { team } = view;
  const shared = useSharedLineup(team);
  const sharing = useText(shareTexts);
  const { share, isSharing } = useShare({ failed: sharing('failed') });
  const draft = savedDraft(view, world);
  const value = view.players.reduce((sum, player) => sum + toTenths(player.value), 0);
  const first = world.matches
    .filter((match) => match.weekId === weekId)
    .sort((one, other) => one.date.localeCompare(other.date))[0];
  const introText =
    first?.homeId && first.awayId
      ? t('readyFor', { home: names.club(first.homeId.id), away: names.club(first.awayId.id) })
      : t('ready', { week: weekId });
  return (
    <SideSheet full open onOpenChange={(opens) => opens || onClose()}>
      <Root>
        <Confetti />
        <Close>
          <SideSheetClose>
            <IconButton variant="glass" label={t('close')} icon={<X size={22} aria-hidden />} />
          </SideSheetClose>
        </Close>
        <SideSheetTitle>
          <h2>
            {t('titleOne')} <em>{t('titleTwo')}</em>
          </h2>
        </SideSheetTitle>
        <p>{introText}</p>
        <DeadlineCountdown deadline={world.deadline} phone="line" />
        <Frame>
          <Head>
            <Badge seed={team.id} src={team.badge} size={48} onNight />
            <div>
              <b>{team.name}</b>
              <span>
                {formationName(draft)}
                {draft.captainId !== null && ` · ${t('captain', { name: names.player(draft.captainId) })}`}
              </span>
            </div>
            <b>{format.shortMoney(value)}</b>
          </Head>
          <SquadPitch draft={draft} weekId={weekId} benchHint={null} withoutBench />
        </Frame>
        <Actions>
          {navigation.has('/leagues') && (
            <ButtonLink variant="lime" size="large" href="/leagues" icon={<Users size={20} aria-hidden />}>
              {t('challenge')}
            </ButtonLink>
          )}
          <Button
            variant="ghost"
            size="large"
            loading={isSharing}
            icon={<Share2 size={20} aria-hidden />}
            onClick={() => void share(shared, sharing('copied'))}
          >
            {t('share')}
          </Button>
          <Button variant="ghost" size="large" onClick={onClose}>
            {t('toTeam')}
          </Button>
        </Actions>
      </Root>
    </SideSheet>
  );
}

const drop = keyframes`from { opacity: 0; transform: translateY(-24px); }`;

const Root = styled.div`
  ${onNight}
  position: relative;
  isolation: isolate;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 14px;
  padding: 48px 20px calc(24px + env(safe-area-inset-bottom));
  overflow: hidden auto;
  background: radial-gradient(90% 60% at 50% 0, #2b3fc0, ${token.night} 75%);
  text-align: center;
  h2 { font-size: clamp(2rem, 11vw, 3.5rem); font-weight: 850; font-stretch: 118%; line-height: 1.02; letter-spacing: -0.02em; }
  h2 > em { display: block; font-style: normal; color: ${token.accent}; }
  & > p { max-width: 32ch; color: ${token.onNightSoft}; }
`;

const Close = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  z-index: 1;
`;

const Frame = styled.div`
  width: min(100%, 520px);
  flex: none;
  overflow: hidden;
  border: 2px solid #fff;
  border-radius: 18px;
  animation: ${drop} 240ms cubic-bezier(0.2, 0.7, 0.2, 1);
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  background: ${token.nightDeep};
  text-align: left;
  b { display: block; font-size: 1.125rem; font-weight: 850; font-stretch: 112%; line-height: 1.2; overflow-wrap: anywhere; }
  span { font-size: 0.875rem; color: ${token.onNightSoft}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: min(100%, 520px);
  & > * { flex: 1 1 auto; }
  & > a { flex-basis: 100%; }
`;
