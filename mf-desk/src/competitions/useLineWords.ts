import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { FIGURES, useFieldNames } from '../corrections/useFieldNames.js';
import { dryRunTexts } from '../texts/dryRunTexts.js';
import type { ImportLine } from './groupLines.js';
import { useSettingName } from './useSettingName.js';

type Value = ImportLine['fields'][number]['from'];

interface LineWords {
  /** Null for what was not there. */
  readonly was: string | null;
  readonly becomes: string;
}

const NAMED = [
  'kickoffAt',
  'finishedAt',
  'resumesAt',
  'deadlineAt',
  'weekId',
  'minute',
  'isFinal',
  'venue',
  'city',
  'homeId',
  'awayId',
  'value',
  'openingValue',
  'clubId',
  'spells',
  'leftAt',
  'shirt',
  'ban',
  'injury',
  'name',
  'short',
  'news',
  'title',
  'body',
  'started',
] as const;

/** Fields whose values say what they are. */
const PLAIN: readonly string[] = ['score', 'state', 'deadlineAt'];

const STATES = ['awarded', 'postponed', 'suspended', 'abandoned', 'annulled', 'cancelled'] as const;

/** A line in words: what was, and what it becomes. */
export function useLineWords(): (line: ImportLine) => LineWords {
  const t = useText(dryRunTexts);
  const fieldName = useFieldName();
  const words = useValue();
  return ({ change, fields, table }) => {
    if (change === 'added') return { was: null, becomes: t('isNew') };
    if (change === 'removed') return { was: t('there'), becomes: t('isGone') };
    const side = (at: 'from' | 'to') =>
      fields
        .map((one) => {
          const value = words(one.field, one[at]);
          const isPlain = PLAIN.includes(one.field) || table === 'competition' || one.field === 'body';
          return isPlain ? value : `${fieldName(one.field)} ${value}`;
        })
        .filter((text) => text !== '')
        .join(', ');
    const becomes = side('to');
    return fields.every(({ field }) => field === 'body')
      ? { was: null, becomes: t('body.changed') }
      : { was: side('from'), becomes };
  };
}

/** The name of an attribute of a row: a figure, a column of the feed that has a word, or the column itself. */
export function useFieldName(): (field: string) => string {
  const t = useText(dryRunTexts);
  const figureName = useFieldNames();
  return (field) => {
    const figure = FIGURES.find((one) => one === field);
    if (figure) return figureName(figure).toLowerCase();
    const named = NAMED.find((one) => one === field);
    return named ? t(named) : field;
  };
}

function useValue(): (field: string, value: Value) => string {
  const t = useText(dryRunTexts);
  const { dayAndTime, money, whole } = useFormat();
  return (field, value) => {
    if (field === 'body') return '';
    if (field === 'state') {
      const state = STATES.find((one) => one === value);
      return state ? t(state) : t('ordinary');
    }
    if (value === null) return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return field.endsWith('At') ? dayAndTime(value) : value;
    if (field === 'value' || field === 'openingValue') return money(value);
    return Number.isInteger(value) ? whole(value) : String(value);
  };
}

/** "Gratis transfers per speeldag", "tekst rules (nl)": something that operators changed by hand. */
export function useEditName(): (edit: { readonly kind: string; readonly subject: string }) => string {
  const t = useText(dryRunTexts);
  const settingName = useSettingName();
  const fieldName = useFieldName();
  return ({ kind, subject }) => {
    switch (kind) {
      case 'setting':
        return settingName(subject);
      case 'page':
        return t('kept.page', { name: subject });
      case 'deadline':
        return t('kept.deadline', { week: subject });
      case 'news':
        return t('kept.news', { name: subject });
      case 'figure': {
        const at = subject.lastIndexOf(', ');
        return `${subject.slice(0, at)}, ${fieldName(subject.slice(at + 2))}`;
      }
      default:
        return subject;
    }
  };
}
