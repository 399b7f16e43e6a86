import type { Duel } from '@euro/api-contract';
import { Anchor, Badge, Button, IconTile, LiveDot, numeral, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { challengeTexts } from '../texts/challengeTexts.js';
import { outcomeOf, scoredWeeks, shortNameOf, signedDifference, totalOf } from './duelScore.js';
import { useDuelActions } from './useDuelActions.js';
import { duelPath, useDuelShare } from './useDuelShare.js';

interface DuelRowsProps {
  readonly duels: readonly Duel[];
  /** All duels of the team, where not all are shown: two teams have one at a time. */
  readonly among?: readonly Duel[] | undefined;
}

/** Duels of a team, each with its score, always the own side first, and what can be done with it. */
export function DuelRows({ duels, among = duels }: DuelRowsProps) {
  const t = useText(challengeTexts);
  return (
    <List aria-label={t('list')}>
      {duels.map((duel) => (
        <DuelRow key={duel.code} duel={duel} mayRematch={!isLiveAgain(duel, among)} />
      ))}
    </List>
  );
}

interface RowProps {
  readonly duel: Duel;
  readonly mayRematch: boolean;
}

/** Whether there is a new duel of the same two teams. */
function isLiveAgain({ opponent }: Duel, duels: readonly Duel[]): boolean {
  return duels.some(
    (other) => other.opponent?.id === opponent?.id && ['running', 'waiting'].includes(other.state),
  );
}

function DuelRow({ duel, mayRematch }: RowProps) {
  const words = useDuelWords(duel);
  const { opponent, state, leftToPlay } = duel;
  return (
    <li>
      {opponent ? (
        <Badge seed={opponent.id} src={opponent.badge} size={44} />
      ) : (
        <IconTile>
          <ShieldQuestion aria-hidden />
        </IconTile>
      )}
      <div>
        <Anchor href={duelPath(duel.code)}>{words.title}</Anchor>{' '}
        {state === 'running' && leftToPlay && <LiveDot $kind="surface" />}
        {words.detail && <small>{words.detail}</small>}
      </div>
      <Trailing duel={duel} mayRematch={mayRematch} />
    </li>
  );
}

/** The score of the last matchday of a running duel; a button where something can be done. */
function Trailing({ duel, mayRematch }: RowProps) {
  const format = useFormat();
  const last = scoredWeeks(duel).at(-1);
  if (duel.state !== 'running') return <Action duel={duel} mayRematch={mayRematch} />;
  if (!last) return null;
  const outcome = outcomeOf(last.own, last.other);
  return (
    <Score>
      <b>{`${format.teamPoints(last.own)}–${format.teamPoints(last.other)}`}</b>
      <span data-outcome={outcome}>{signedDifference(last.own - last.other, format.teamPoints)}</span>
    </Score>
  );
}

function Action({ duel, mayRematch }: RowProps): ReactNode {
  const t = useText(challengeTexts);
  const { share, isSharing } = useDuelShare();
  const { accept, rematch, isBusy, hasDeadline } = useDuelActions();
  const button = (text: string, press: () => unknown, isLoading = isBusy) => (
    <Button variant="secondary" size="small" loading={isLoading} onClick={() => void press()}>
      {text}
    </Button>
  );
  if (duel.state === 'finished' && hasDeadline && mayRematch)
    return button(t('rematch'), () => rematch(duel));
  if (duel.state !== 'waiting') return null;
  if (!duel.mine) return button(t('accept'), () => accept(duel.code, duel.teamId));
  return duel.opponent === null && button(t('share'), () => share(duel), isSharing);
}

/** A title and a line of a duel. */
function useDuelWords(duel: Duel): { readonly title: string; readonly detail?: string } {
  const t = useText(challengeTexts);
  const format = useFormat();
  const name = duel.opponent ? shortNameOf(duel.opponent) : '';
  const expires = duel.expiresAt ? t('expires', { moment: format.shortMoment(duel.expiresAt) }) : undefined;
  const { won, lost } = duel.season;
  if (duel.state === 'stopped') return { title: t('stopped', { name }) };
  if (duel.state === 'waiting') {
    if (!duel.opponent) return { title: t('waits'), detail: expires };
    return { title: t(duel.mine ? 'rematchWaits' : 'wantsRematch', { name }), detail: expires };
  }
  if (duel.state === 'finished') {
    const total = totalOf(duel);
    const end = { won: 'endWon', lost: 'endLost', level: 'endLevel' } as const;
    const points = { own: format.teamPoints(total.own), other: format.teamPoints(total.other) };
    return {
      title: t(end[outcomeOf(total.won, total.lost)], { name, won: total.won, lost: total.lost }),
      detail: t('total', points),
    };
  }
  const last = scoredWeeks(duel).at(-1);
  if (!last) return { title: t('starts', { name }), detail: t('startsText', { week: duel.weekId }) };
  const outcome = outcomeOf(last.own, last.other);
  const now = { won: 'ahead', lost: 'behind', level: 'levelNow' } as const;
  const season = t('season', { won, lost });
  const left = duel.leftToPlay && t('left', { own: duel.leftToPlay.own, other: duel.leftToPlay.other });
  return {
    title: t(last.confirmed ? outcome : now[outcome], { name }),
    detail: left ? `${left} · ${season}` : season,
  };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 72px;
    padding: 10px 16px;
    border-top: 1px solid ${token.line};
  }
  li > svg { width: 44px; }
  /* The whole row leads to the duel, below the button. */
  a { font-weight: 750; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  a::after { content: ''; position: absolute; inset: 0; }
  li > button { position: relative; }
  small { display: block; font-size: 0.8125rem; line-height: 1.35; color: ${token.inkSoft}; }
`;

const Score = styled.div`
  ${numeral}
  text-align: right;
  b { display: block; font-weight: 800; font-stretch: 115%; white-space: nowrap; }
  span { font-weight: 750; color: ${token.inkSoft}; }
  span[data-outcome='won'] { color: ${token.positive}; }
  span[data-outcome='lost'] { color: ${token.danger}; }
`;
