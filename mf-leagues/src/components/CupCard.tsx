import type { League, LeagueCup } from '@euro/api-contract';
import { Button, Card, CardHeader, ConfirmDialog, Select, Soft } from '@euro/design-system';
import { cupPlaces } from '@euro/game';
import { CardBody, ShareButtons, useFocusAfterRemoval } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Trophy } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useRoundName } from '../hooks/useRoundName.js';
import { useSharedCup } from '../hooks/useSharedCup.js';
import { useCancelCupMutation, useCupQuery, useDrawCupMutation } from '../store/leaguesApi.js';
import { cupTexts } from '../texts/cupTexts.js';
import { DuelList, DuelRow } from './DuelRow.js';

/** Props of {@link CupCard}. */
export interface CupCardProps {
  readonly league: Pick<League, 'id' | 'name' | 'pictureKey' | 'totalTeams'>;
  readonly isAdmin: boolean;
}

/** The cup of a league, round by round; for its admin the draw, as long as the first round is open. */
export function CupCard({ league, isAdmin }: CupCardProps) {
  const t = useText(cupTexts);
  const { value: calendar } = useShared(usePlatform().state.matches);
  const { data: cup } = useCupQuery(league.id);
  const card = useRef<HTMLElement>(null);
  if (cup === undefined || !calendar) return null;
  const { deadlineWeek } = calendar.deadline;
  const open = calendar.weeks.flatMap(({ weekId }) =>
    deadlineWeek !== null && weekId >= deadlineWeek ? [weekId] : [],
  );
  const mayDraw = isAdmin && (cup ? open.includes(cup.weekId) : open.length > 0);
  if (!cup && !mayDraw) return null;
  return (
    <Card ref={card} tabIndex={-1}>
      {cup ? (
        <Rounds key={cup.weekId} league={league} cup={cup} displayWeek={calendar.deadline.displayWeek} />
      ) : (
        <CardHeader title={t('title')} />
      )}
      {mayDraw && (
        <CardBody>
          <Draw league={league} cup={cup} open={open} card={card} />
        </CardBody>
      )}
    </Card>
  );
}

interface RoundsProps extends Pick<CupCardProps, 'league'> {
  readonly cup: LeagueCup;
  /** The matchday that the portal is about. */
  readonly displayWeek: number;
}

function Rounds({ league, cup, displayWeek }: RoundsProps) {
  const t = useText(cupTexts);
  const nameOf = useRoundName();
  const { rounds } = cup;
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const currentRound = rounds.find(({ weekId }) => weekId >= displayWeek) ?? rounds.at(-1);
  const round = rounds.find(({ weekId }) => weekId === chosenWeek) ?? currentRound;
  const shared = useSharedCup(league, cup, round?.weekId ?? cup.weekId);
  if (!round) return null;
  const { weekId: week, ties } = round;
  return (
    <>
      <CardHeader
        title={t('title')}
        aside={
          <Select
            label={t('round')}
            hideLabel
            value={String(week)}
            options={rounds.map(({ weekId, ties: { length } }) => ({
              value: String(weekId),
              text: t('roundWeek', { round: nameOf(length), week: weekId }),
            }))}
            onChange={(value) => setChosenWeek(Number(value))}
          />
        }
      />
      <CardBody>
        {cup.winner && (
          <Winner>
            <Trophy size={20} aria-hidden /> <span>{t('winner', { name: cup.winner.name })}</span>
          </Winner>
        )}
        <DuelList aria-label={t('ties', { round: nameOf(ties.length), week })}>
          {ties.map(({ bye, ...tie }, at) => (
            <DuelRow
              key={tie.home?.id ?? `open ${at}`}
              {...tie}
              emptyText={bye ? t('bye') : t('open')}
              against={bye ? t('through') : t('against')}
            />
          ))}
        </DuelList>
        <Soft>{t('rule')}</Soft>
        <Foot>
          <ShareButtons shared={shared} label={t('share')} variant="text" size="small" />
        </Foot>
      </CardBody>
    </>
  );
}

interface DrawProps extends Pick<CupCardProps, 'league'> {
  readonly cup: LeagueCup | null;
  /** Matchdays in which it can begin. */
  readonly open: readonly number[];
  /** Takes the focus of a button that is gone. */
  readonly card: RefObject<HTMLElement | null>;
}

function Draw({ league: { id: leagueId, totalTeams: teams }, cup, open, card }: DrawProps) {
  const t = useText(cupTexts);
  // Here, where the dialog closes: the cup may be gone before that.
  const rememberPress = useFocusAfterRemoval(card);
  const notify = useMutationNotice();
  const [draw, { isLoading }] = useDrawCupMutation();
  const [cancel, { isLoading: isCancelling }] = useCancelCupMutation();
  const [isAsking, setAsking] = useState(false);
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const week = chosenWeek ?? cup?.weekId ?? open[0] ?? 0;
  const places = cupPlaces(open.filter((weekId) => weekId >= week).length);
  const handleDraw = async () => void notify(await draw({ id: leagueId, weekId: week }), t('drawn'));
  async function handleCancel() {
    notify(await cancel(leagueId), t('cancelled'));
    setAsking(false);
  }
  return (
    <>
      {!cup && <Soft>{t('offer')}</Soft>}
      <Controls onClickCapture={rememberPress}>
        <Select
          label={t('start')}
          value={String(week)}
          options={open.map((weekId) => ({ value: String(weekId), text: t('startWeek', { week: weekId }) }))}
          onChange={(value) => setChosenWeek(Number(value))}
        />
        <Button variant={cup ? 'secondary' : 'primary'} loading={isLoading} onClick={() => void handleDraw()}>
          {t(cup ? 'again' : 'draw')}
        </Button>
        {cup && (
          <Button variant="text" onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        )}
      </Controls>
      {places < teams && <Soft role="status">{t('room', { week, places, teams })}</Soft>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('confirmTitle')}
        closeLabel={t('close')}
        cancelText={t('keep')}
        confirmText={t('confirm')}
        confirming={isCancelling}
        onConfirm={() => void handleCancel()}
      >
        <p>{t('confirmText')}</p>
      </ConfirmDialog>
    </>
  );
}

const Winner = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  font-weight: 750;
`;

const Foot = styled.div`
  margin-top: 8px;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin-top: 12px;
`;
