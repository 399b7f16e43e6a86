import { Card, CardHeader, Chip } from '@euro/design-system';
import {
  CardBody,
  type RuleIssue,
  shirtOf,
  useFocusAfterRemoval,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type ReactNode, type RefObject, useId } from 'react';
import type { DraftEvaluation, EvaluatedPair } from '../domain/evaluateDraft.js';
import { useIssueText } from '../hooks/useIssueText.js';
import { listTexts } from '../texts/listTexts.js';
import { pageTexts } from '../texts/pageTexts.js';
import { type PairPlayer, TransferPair } from './transfers/TransferPair.js';

interface PairsCardProps {
  card: RefObject<HTMLElement | null>;
  evaluation: DraftEvaluation;
  /** Id of the player being replaced. */
  outId: number | null;
  /** The server's issues with the transfers. */
  issues: readonly RuleIssue[];
  onChoose: (outId: number) => void;
  onBack: (outId: number) => void;
  /** Suggestions to begin with, below the instructions. */
  start?: ReactNode;
  /** Confirmed ones of this matchday. */
  children?: ReactNode;
}

/** The prepared transfers, each with its effect on the money and an undo. */
export function PairsCard({ card, evaluation, issues, start, children, ...rest }: PairsCardProps) {
  const titleId = useId();
  const t = useText(listTexts);
  const { pairs, ready } = evaluation;
  const open = pairs.length - ready;
  const rememberPress = useFocusAfterRemoval(card);
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={titleId} onClickCapture={rememberPress}>
      <CardHeader
        id={titleId}
        title={t('yours')}
        aside={
          pairs.length > 0 && (
            <Chip>{open > 0 ? t('openCount', { count: open }) : t('readyCount', { count: ready })}</Chip>
          )
        }
      />
      {pairs.length === 0 ? (
        <CardBody>
          <p>{t('emptyText')}</p>
          {start}
        </CardBody>
      ) : (
        <ul>
          {pairs.map((pair) => (
            <PairRow key={pair.outId} pair={pair} issues={issuesAbout(pair, issues)} {...rest} />
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}

/** The issues that name one of the two; others are shown for the whole list. */
function issuesAbout({ outId, inId }: EvaluatedPair, issues: readonly RuleIssue[]): readonly RuleIssue[] {
  return issues.filter(({ params: { playerIds } }) => {
    const ids = typeof playerIds === 'object' ? playerIds : [];
    return ids.some((id) => id === outId || id === inId);
  });
}

interface PairRowProps extends Pick<PairsCardProps, 'outId' | 'issues' | 'onChoose' | 'onBack'> {
  pair: EvaluatedPair;
}

function PairRow({ pair, outId, issues, onChoose, onBack }: PairRowProps) {
  const world = useWorld();
  const t = useText(listTexts);
  const page = useText(pageTexts);
  const format = useFormat();
  const names = useNames();
  const issueText = useIssueText();
  const name = names.player(pair.outId);
  const gain = pair.outPrice - (pair.inPrice ?? 0);
  const note = t(pair.extra ? 'extra' : 'free');

  const side = (id: number, tag: string, price: number): PairPlayer => {
    const player = world.players.get(id);
    return {
      name: names.player(id),
      shirt: player === undefined ? { nation: '' } : shirtOf(player, names.clubCode(player.clubId)),
      tag,
      price: format.shortMoney(price),
    };
  };

  return (
    <TransferPair
      outgoing={side(pair.outId, page('out'), pair.outPrice)}
      incoming={pair.inId === null ? undefined : side(pair.inId, page('in'), pair.inPrice ?? 0)}
      chooseText={t('choose')}
      chooseLabel={t('chooseFor', { name })}
      choosing={outId === pair.outId}
      onChoose={() => onChoose(pair.outId)}
      money={format.signedFullMoney(gain)}
      moneyTone={gain === 0 ? undefined : gain > 0 ? 'gain' : 'loss'}
      note={pair.tax > 0 ? t('withTax', { note, tax: format.shortMoney(pair.tax) }) : note}
      problem={issues.length === 0 ? undefined : issues.map((issue) => `${issueText(issue)}.`).join(' ')}
      backText={t('back')}
      backLabel={t('backOf', { name })}
      onBack={() => onBack(pair.outId)}
    />
  );
}
