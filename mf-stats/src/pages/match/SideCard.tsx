import type { Match, MatchPlayer, MatchSide } from '@euro/api-contract';
import { Card, Flag, formatPoints, Heading, Num, token } from '@euro/design-system';
import { COACH } from '@euro/game';
import { CardMark, GoalMark, Pitch, PlayerCard, shirtOf } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { BenchList } from '../../components/bench-list/BenchList.js';
import { NationName } from '../../components/NationName.js';
import { Touchline } from '../../components/touchline/Touchline.js';
import { clubOf } from '../../domain/clubOf.js';
import type { MatchPhase } from '../../domain/matchFacts.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { sideSheet } from './matchSheet.js';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 14px 16px;
  /* The sum makes room for a long name. */
  h2 { flex: 1 1 auto; min-width: min-content; overflow-wrap: break-word; }
  p { flex: 0 1 auto; font-size: 0.75rem; color: ${token.inkSoft}; text-align: right; }
  p > span { color: ${token.ink}; }
  /* A nation's name stays on one line. */
  @media (max-width: 26.8125em) { p { display: grid; justify-items: end; white-space: nowrap; } }
  @media (max-width: 22.4375em) {
    gap: 8px;
    padding-inline: 12px;
    h2 { min-width: 0; font-size: 1rem; font-stretch: 100%; overflow-wrap: anywhere; }
  }
`;

interface SideCardProps {
  readonly side: MatchSide;
  readonly match: Pick<Match, 'weekId'>;
  readonly phase: MatchPhase;
  /** The match was not over when the page opened: every player has a fixed place. */
  readonly isFollowed: boolean;
  readonly onOpen: (playerId: number) => void;
}

/**
 * One side: who started on the pitch, who came on along the touchline, who sat on the bench; each with his points as
 * they come in, and before the kick-off without.
 */
export function SideCard({ side, match, phase, isFollowed, onOpen }: SideCardProps) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const language = useLocale();
  const locale = formatLocale(language);
  const { state } = usePlatform();
  const clubs = useShared(state.clubs);
  const live = useShared(state.live);
  const nation = clubOf(clubs, side.id)?.[language] ?? side.name;
  const { rows, coach, cameOn, bench, substitutes, points } = sideSheet(side);
  const pointsText = (value: number) => formatPoints(value, locale);
  const shirt = (player: MatchPlayer) => shirtOf(player, side.short);
  const isPlaying = ({ id, positionId }: MatchPlayer) =>
    phase === 'during' &&
    positionId !== COACH &&
    live?.weekId === match.weekId &&
    live.players[id]?.status === 'playing';
  const card = (player: MatchPlayer) => (
    <PlayerCard
      key={player.id}
      name={player.short}
      label={cardLabel(player)}
      shirt={shirt(player)}
      points={phase === 'before' ? undefined : pointsText(player.points)}
      secondLine={common('position', { position: player.positionId })}
      tall={phase === 'before'}
      playing={isPlaying(player)}
      tone={player.points >= 9 ? 'best' : player.points < 0 ? 'negative' : undefined}
      events={<Marks player={player} />}
      onPress={() => onOpen(player.id)}
    />
  );
  const cardLabel = (player: MatchPlayer) => {
    const parts = [player.name, common('position', { position: player.positionId })];
    if (!player.started && player.inMin !== null) parts.push(t('came.on.at', { minute: player.inMin }));
    if (isPlaying(player)) parts.push(t('player.playing'));
    if (phase === 'before') return t('player.announced', { player: parts.join(', ') });
    const { points: count } = player;
    return t('player.open', { player: parts.join(', '), points: pointsText(count), count });
  };
  const onBench = isFollowed ? substitutes : bench;
  return (
    <Card>
      <Head>
        <Flag nation={side.short} size={28} />
        <Heading>
          <NationName clubId={side.id} name={nation} />
        </Heading>
        {phase !== 'before' && (
          <p>
            <Num $size={22}>{pointsText(points)}</Num> <span>{t('side.points', { count: points })}</span>
          </p>
        )}
      </Head>
      <Pitch
        dense
        label={t('side.pitch', { nation })}
        rows={rows.map((row) => row.map(card))}
        coach={coach ? card(coach) : undefined}
      />
      {(cameOn.length > 0 || isFollowed) && (
        <Touchline
          title={t('came.on')}
          label={t('came.on.of', { nation })}
          places={cameOn.map((player) => ({
            id: player.id,
            note: `${player.inMin ?? ''}′`,
            card: card(player),
          }))}
          empty={{ text: t('came.on.nobody'), card: <PlayerCard name="" label="" points="0" /> }}
        />
      )}
      {onBench.length > 0 && (
        <BenchList
          dense
          title={t('bench')}
          label={t('bench.of', { nation })}
          players={onBench.map((player) => ({
            id: player.id,
            name: player.short,
            shirt: shirt(player),
            ...(cameOn.includes(player)
              ? { detail: t('came.on.at', { minute: player.inMin ?? '' }), gone: true }
              : {
                  detail: common('position', { position: player.positionId }),
                  points: player.points === 0 ? undefined : pointsText(player.points),
                  onPress: () => onOpen(player.id),
                }),
          }))}
        />
      )}
    </Card>
  );
}

/** Goals and cards; in words they are in the list above. */
function Marks({ player }: { readonly player: MatchPlayer }) {
  return (
    <>
      {Array.from({ length: player.goals }, (_, index) => index + 1).map((goal) => (
        <GoalMark key={goal} />
      ))}
      {player.red_card > 0 ? (
        <CardMark colour="red" />
      ) : (
        player.yellow_cards > 0 && <CardMark colour="yellow" />
      )}
    </>
  );
}
