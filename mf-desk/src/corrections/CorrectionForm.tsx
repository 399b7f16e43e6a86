import type { PlayerFigures } from '@euro/api-contract';
import { Button, Callout, Card, CardTitle, Field, Grid, Select, Soft, Stack } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { useCorrectMutation, useFiguresQuery } from '../store/deskApi.js';
import { correctionTexts } from '../texts/correctionTexts.js';
import { CorrectionDialog } from './CorrectionDialog.js';
import { FIGURES, type Figure, MAY_BE_EMPTY, useFieldNames } from './useFieldNames.js';
import { useMatchNames } from './useMatchNames.js';

const CHOICE = { matchId: '', playerId: '', field: '', value: '' };

/** Selects match, player, figure and value, then opens the dialog for the reason. */
export function CorrectionForm() {
  const t = useText(correctionTexts);
  const nameOf = useFieldNames();
  const { notices } = usePlatform();
  const { over, isLoading } = useMatchNames();
  const [choice, setChoice] = useState(CHOICE);
  const [isAsking, setAsking] = useState(false);
  const [correct] = useCorrectMutation();
  const matchId = Number(choice.matchId);
  const { currentData: sheet, error, isFetching, refetch } = useFiguresQuery(matchId || skipToken);
  const players = sheet?.players ?? [];
  const player = players.find(({ playerId }) => String(playerId) === choice.playerId);
  const field = FIGURES.find((one) => one === choice.field);
  const currentValue = player && field ? (player.figures[field] ?? null) : null;
  const value = readValue(choice.value);
  const formatFigure = useFormatFigure();

  function problem(): string | undefined {
    if (!player || !field) return t('incomplete');
    if (value === undefined || (value === null && !MAY_BE_EMPTY.includes(field))) return t('value.wrong');
    return value === currentValue ? t('same') : undefined;
  }

  return (
    <Card $padded>
      <Stack>
        <div>
          <CardTitle>{t('make')}</CardTitle>
          <Soft>{over.length === 0 && !isLoading ? t('match.none') : t('make.text')}</Soft>
        </div>
        <Grid $min={260}>
          <Select
            label={t('match')}
            value={choice.matchId}
            options={[{ value: '', text: t('match.choose') }, ...over]}
            onChange={(id) => setChoice({ ...CHOICE, matchId: id })}
          />
          <PlayerSelect
            prompt={t(promptOf(choice.matchId, isFetching && players.length === 0))}
            players={players}
            value={choice.playerId}
            onChange={(playerId) => setChoice({ ...choice, playerId, value: '' })}
          />
          <FieldSelect
            player={player}
            value={choice.field}
            onChange={(name) => setChoice({ ...choice, field: name, value: '' })}
          />
          <Field
            label={t('value')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            disabled={!player || !field}
            value={choice.value}
            error={value === undefined ? t('value.wrong') : undefined}
            hint={
              player &&
              field &&
              `${t('now', { value: formatFigure(currentValue) })}.${MAY_BE_EMPTY.includes(field) ? ` ${t('value.empty')}` : ''}`
            }
            onChange={(event) => setChoice({ ...choice, value: event.target.value })}
          />
        </Grid>
        {error && (
          <FiguresFailed failure={asFailure(error)} isFetching={isFetching} onRetry={() => void refetch()} />
        )}
        <div>
          <Button disabledReason={problem()} onClick={() => setAsking(true)}>
            {t('correct')}
          </Button>
        </div>
      </Stack>
      {isAsking && sheet && player && field && value !== undefined && (
        <CorrectionDialog
          weekId={sheet.weekId}
          label={`${player.name}, ${nameOf(field)}`}
          from={formatFigure(currentValue)}
          to={formatFigure(value)}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            const body = { matchId, playerId: player.playerId, field, value, reason };
            const { error: refusal } = await correct(body);
            if (refusal) return asFailure(refusal);
            setChoice({ ...choice, value: '' });
            notices.show({
              tone: 'positive',
              text: t('done', { player: player.name, field: nameOf(field), value: formatFigure(value) }),
            });
            return null;
          }}
        />
      )}
    </Card>
  );
}

function promptOf(matchId: string, isLoading: boolean) {
  if (matchId === '') return 'player.none';
  return isLoading ? 'player.loading' : 'player.choose';
}

interface FiguresFailedProps {
  readonly failure: ApiFailure;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

function FiguresFailed({ failure, isFetching, onRetry }: FiguresFailedProps) {
  const t = useText(correctionTexts);
  const refusalText = useRefusalText();
  return (
    <Callout
      tone="danger"
      role="alert"
      actions={
        <Button size="small" variant="secondary" loading={isFetching} onClick={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {refusalText(failure)}
    </Callout>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who played comes first. */
function PlayerSelect({
  prompt,
  players,
  ...select
}: ChoiceProps & { readonly prompt: string; readonly players: readonly PlayerFigures[] }) {
  const t = useText(correctionTexts);
  const { club } = useMatchNames();
  const playerText = ({ name, clubId, appeared }: PlayerFigures) =>
    `${club(clubId)} · ${name}${appeared ? '' : ` ${t('notPlayed')}`}`;
  const sorted = players.toSorted((one, other) => Number(other.appeared) - Number(one.appeared));
  const options = sorted.map((one) => ({ value: String(one.playerId), text: playerText(one) }));
  return (
    <Select
      {...select}
      label={t('player')}
      disabled={players.length === 0}
      options={[{ value: '', text: prompt }, ...options]}
    />
  );
}

/** Each figure with its value now. */
function FieldSelect({ player, ...select }: ChoiceProps & { readonly player: PlayerFigures | undefined }) {
  const t = useText(correctionTexts);
  const nameOf = useFieldNames();
  const formatFigure = useFormatFigure();
  const fieldText = (one: Figure) => {
    if (!player) return nameOf(one);
    const correctedNote = player.corrected.includes(one) ? ` · ${t('field.corrected')}` : '';
    return `${nameOf(one)}: ${formatFigure(player.figures[one] ?? null)}${correctedNote}`;
  };
  const options = FIGURES.map((one) => ({ value: one, text: fieldText(one) }));
  return (
    <Select
      {...select}
      label={t('field')}
      disabled={!player}
      options={[{ value: '', text: t('field.choose') }, ...options]}
    />
  );
}

function useFormatFigure(): (figure: number | null) => string {
  const t = useText(correctionTexts);
  return (figure) => (figure === null ? t('nothing') : String(figure));
}

/** A whole number; null for an empty input, undefined for an invalid one. */
function readValue(input: string): number | null | undefined {
  const text = input.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
