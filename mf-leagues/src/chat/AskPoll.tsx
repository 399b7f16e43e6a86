import { type NewPollOption, POLL_LIMITS } from '@euro/api-contract';
import { Button, Dialog, Field, IconButton, Stack, token } from '@euro/design-system';
import { COACH } from '@euro/game';
import { useFormat, useNames, useWorld, WorldGate, WorldProvider } from '@euro/game-ui';
import { newIdempotencyKey } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { COMMENT_LENGTH, commentLength } from '../domain/textLength.js';
import { Shirt } from '../rival/Plate.js';
import { useLineupQuery } from '../store/lineupApi.js';
import { pollTexts } from '../texts/pollTexts.js';
import type { Chat } from './useChat.js';

export interface AskPollProps {
  readonly chat: Pick<Chat, 'ask'>;
  /** The own team, whose players are suggested. */
  readonly teamId: number;
  /** The deadline that closes it. */
  readonly closesAt: string;
  readonly onClose: () => void;
}

/** Makes a poll: a question with two to six answers, of which the own players are a press away. */
export function AskPoll({ chat, teamId, closesAt, onClose }: AskPollProps) {
  const t = useText(pollTexts);
  const format = useFormat();
  const { notices } = usePlatform();
  const [question, setQuestion] = useState(t('captain'));
  const [options, setOptions] = useState<readonly NewPollOption[]>([]);
  const [isSending, setSending] = useState(false);
  const keyOf = useKey();
  const length = commentLength(question);
  const isFull = options.length >= POLL_LIMITS.most;
  const add = (option: NewPollOption) => {
    const isNew = !options.some(({ text }) => text.toLowerCase() === option.text.toLowerCase());
    if (isNew && !isFull) setOptions([...options, option]);
  };

  async function post() {
    const asked = question.trim();
    setSending(true);
    const failure = await chat.ask(asked, options, keyOf(asked, options));
    setSending(false);
    if (failure) notices.show({ tone: 'danger', text: failure.message });
    else onClose();
  }

  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text', { moment: format.shortMoment(closesAt) })}
      closeLabel={t('close')}
      busy={isSending}
      actions={
        <Button
          variant="lime"
          size="large"
          loading={isSending}
          disabledReason={
            length === 0 || length > COMMENT_LENGTH
              ? t('noQuestion')
              : options.length < POLL_LIMITS.fewest
                ? t('few')
                : undefined
          }
          onClick={() => void post()}
        >
          {t('post')}
        </Button>
      }
    >
      <Stack $gap={14}>
        <Field
          label={t('question')}
          value={question}
          maxLength={200}
          onChange={(event) => setQuestion(event.target.value)}
        />
        {options.length > 0 && (
          <Options aria-label={t('options')}>
            {options.map((option) => (
              <li key={option.text}>
                <span>{option.text}</span>
                <IconButton
                  label={t('remove', { text: option.text })}
                  icon={<X size={18} aria-hidden />}
                  onClick={() => setOptions(options.filter((one) => one !== option))}
                />
              </li>
            ))}
          </Options>
        )}
        {isFull ? <p>{t('full')}</p> : <FreeOption onAdd={(text) => add({ text })} />}
        <WorldProvider>
          <WorldGate loading={<Suggested />} failed={() => null}>
            <OwnPlayers teamId={teamId} chosen={options} onAdd={add} />
          </WorldGate>
        </WorldProvider>
      </Stack>
    </Dialog>
  );
}

/** The key of a poll, the same as long as nothing in it changes: another try posts it no second time. */
function useKey() {
  const last = useRef({ poll: '', key: '' });
  return (question: string, options: readonly NewPollOption[]): string => {
    const poll = JSON.stringify([question, options]);
    if (poll !== last.current.poll) last.current = { poll, key: newIdempotencyKey() };
    return last.current.key;
  };
}

function FreeOption({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const t = useText(pollTexts);
  const [text, setText] = useState('');
  const isTooLong = commentLength(text) > POLL_LIMITS.length;
  const add = () => {
    const line = text.trim();
    if (line === '' || isTooLong) return;
    onAdd(line);
    setText('');
  };
  return (
    <Field
      label={t('free')}
      value={text}
      error={isTooLong ? t('tooLong') : undefined}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add();
      }}
      after={<IconButton label={t('add')} icon={<Plus size={20} aria-hidden />} onClick={add} />}
    />
  );
}

interface OwnPlayersProps {
  readonly teamId: number;
  readonly chosen: readonly NewPollOption[];
  readonly onAdd: (option: NewPollOption) => void;
}

/** The players of the own line-up who were not chosen yet, those in front first. */
function OwnPlayers({ teamId, chosen, onAdd }: OwnPlayersProps) {
  const t = useText(pollTexts);
  const names = useNames();
  const { players } = useWorld();
  const lineup = useLineupQuery(teamId).currentData ?? [];
  const isChosen = (id: number) => chosen.some(({ player_id }) => player_id === id);
  const offered = lineup
    .flatMap((id) => players.get(id) ?? [])
    .filter(({ id, positionId }) => positionId !== COACH && !isChosen(id))
    .sort((a, b) => b.positionId - a.positionId);
  return (
    <Suggested role="group" aria-label={t('own')}>
      {offered.map(({ id }) => (
        <Button
          key={id}
          variant="secondary"
          size="small"
          icon={<Shirt playerId={id} size={22} />}
          onClick={() => onAdd({ text: names.player(id), player_id: id })}
        >
          {names.player(id)}
        </Button>
      ))}
    </Suggested>
  );
}

/** As high with players as without. */
const Suggested = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 8px;
  height: 152px;
  overflow-y: auto;
`;

const Options = styled.ol`
  display: grid;
  gap: 4px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-left: 12px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusField};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;
