import { NEWS_KINDS, type Player } from '@euro/api-contract';
import { Button, Card, CardTitle, Field, Grid, Select, Soft, Stack } from '@euro/design-system';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { newsTexts } from '../texts/newsTexts.js';
import { useWriteNewsMutation } from './newsApi.js';
import { useNewsWords } from './useNewsWords.js';

const NONE = 'none';
const KINDS = [...NEWS_KINDS, NONE] as const;
const WORDS = { nl: '', en: '', source: '' };
const LONGEST = { words: 80, source: 40 };

/** Selects a player and his state, with a sentence and its source, then opens the dialog for the reason. */
export function NewsForm() {
  const t = useText(newsTexts);
  const { notices } = usePlatform();
  const newsWords = useNewsWords();
  const [choice, setChoice] = useState<Choice>({ clubId: '', playerId: '' });
  const players = useSquad(Number(choice.clubId));
  const [kindName, setKindName] = useState('');
  const [words, setWords] = useState(WORDS);
  const [isAsking, setAsking] = useState(false);
  const [writeNews] = useWriteNewsMutation();
  const player = players.find(({ id }) => String(id) === choice.playerId);
  const kind = KINDS.find((one) => one === kindName);
  const source = words.source.trim();
  const news =
    kind === undefined || kind === NONE
      ? null
      : { kind, nl: words.nl.trim() || null, en: words.en.trim() || null, source };
  const problem =
    !player || !kind ? t('incomplete') : news && source === '' ? t('incomplete.source') : undefined;

  return (
    <Card $padded>
      <Stack>
        <div>
          <CardTitle>{t('title')}</CardTitle>
          <Soft>{t('text')}</Soft>
        </div>
        <Grid $min={260}>
          <PlayerChoice value={choice} players={players} onChange={setChoice} />
          <Select
            label={t('kind')}
            value={kindName}
            options={[
              { value: '', text: t('kind.choose') },
              ...KINDS.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={setKindName}
          />
          {(['nl', 'en', 'source'] as const).map((field) => (
            <Field
              key={field}
              label={t(field)}
              hint={t(field === 'source' ? 'source.hint' : 'words.hint')}
              autoComplete="off"
              maxLength={field === 'source' ? LONGEST.source : LONGEST.words}
              disabled={kind === NONE}
              value={words[field]}
              onChange={(event) => setWords({ ...words, [field]: event.target.value })}
            />
          ))}
        </Grid>
        {player && <Soft>{t('now', { news: newsWords(player.news) })}</Soft>}
        <div>
          <Button disabledReason={problem} onClick={() => setAsking(true)}>
            {t('write')}
          </Button>
        </div>
      </Stack>
      {isAsking && player && (
        <ReasonDialog
          title={t('write.title', { player: player.name })}
          confirmText={t('write')}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            const { error } = await writeNews({ playerId: player.id, news, reason });
            if (error) return asFailure(error);
            setWords(WORDS);
            notices.show({ tone: 'positive', text: t('done', { player: player.name }) });
            return null;
          }}
        >
          <Soft>{newsWords(news)}</Soft>
        </ReasonDialog>
      )}
    </Card>
  );
}

interface Choice {
  readonly clubId: string;
  readonly playerId: string;
}

interface PlayerChoiceProps {
  readonly value: Choice;
  /** Of the club. */
  readonly players: readonly Player[];
  readonly onChange: (choice: Choice) => void;
}

/** A club, and somebody of its squad. */
function PlayerChoice({ value: { clubId, playerId }, players, onChange }: PlayerChoiceProps) {
  const t = useText(newsTexts);
  const locale = useLocale();
  const clubs = useShared(usePlatform().state.clubs)
    .map((club) => ({ value: String(club.id), text: club[locale] }))
    .toSorted((one, other) => one.text.localeCompare(other.text, locale));
  const options = players.map(({ id, name }) => ({ value: String(id), text: name }));
  return (
    <>
      <Select
        label={t('club')}
        value={clubId}
        options={[{ value: '', text: t('club.choose') }, ...clubs]}
        onChange={(id) => onChange({ clubId: id, playerId: '' })}
      />
      <Select
        label={t('player')}
        disabled={players.length === 0}
        value={playerId}
        options={[{ value: '', text: t(clubId === '' ? 'player.none' : 'player.choose') }, ...options]}
        onChange={(id) => onChange({ clubId, playerId: id })}
      />
    </>
  );
}

function useSquad(clubId: number): readonly Player[] {
  const players = useShared(usePlatform().state.players).value ?? [];
  return players.filter((player) => player.clubId === clubId);
}
