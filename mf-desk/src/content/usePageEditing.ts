import type { Page } from '@euro/api-contract';
import { useLeaveGuard } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { unclosedPart } from '../editor/placeholders.js';
import { useSavePageMutation } from '../store/deskApi.js';
import { contentTexts } from '../texts/contentTexts.js';
import { type Draft, type Language, storedText, usePageDraft } from './usePageDraft.js';

const BODY_LENGTH = 60_000;

/** One language of a page while it is edited. */
export interface PageEditing {
  readonly title: string;
  readonly body: string;
  /** The page as it is served now. */
  readonly now: Page;
  readonly isNew: boolean;
  /** Nothing differs from what is served. */
  readonly isSame: boolean;
  /** The text is a draft of this browser. */
  readonly isDraft: boolean;
  readonly titleWrong: string | undefined;
  readonly bodyWrong: string | undefined;
  /** What somebody else saved meanwhile; null without a conflict. */
  readonly theirs: Draft | null;
  change(fields: Partial<Draft>): void;
  discard(): void;
  keepMine(): void;
  /** @returns the refusal that the dialog shows */
  save(reason: string): Promise<ApiFailure | null>;
}

export function usePageEditing(page: Page, name: string, language: Language): PageEditing {
  const t = useText(contentTexts);
  const { notices } = usePlatform();
  const [savePage] = useSavePageMutation();
  const { draft, store, discard } = usePageDraft(page.slug, language);
  const [theirs, setTheirs] = useState<Draft | null>(null);
  // The page of the last answer, until the list has it: a frame later, or once an older answer of it is replaced.
  const [latest, setLatest] = useState(page);
  const now = latest.updated > page.updated ? latest : page;
  const stored = storedText(now, language);
  const { title, body, updated } = draft ?? stored;
  const isNew = stored.title === '' && stored.body === '';
  const isSame = title === stored.title && body === stored.body;
  const isDraft = draft !== null && !isSame;
  useLeaveGuard(isDraft ? t('leave') : null);

  function change(fields: Partial<Draft>) {
    const next = { title, body, updated, ...fields };
    if (next.title === stored.title && next.body === stored.body) discard();
    else store(next);
  }

  async function save(reason: string): Promise<ApiFailure | null> {
    const { data, error } = await savePage({ slug: page.slug, language, title, body, updated, reason });
    if (error) {
      const failure = asFailure(error);
      const other = pageOf(failure);
      if (!other) return failure;
      setLatest(other);
      setTheirs(storedText(other, language));
      return null;
    }
    setLatest(data.page);
    discard();
    setTheirs(null);
    const isCleaned = storedText(data.page, language).body !== body.trim();
    notices.show(
      isCleaned
        ? { tone: 'warning', text: t('save.cleaned') }
        : { tone: 'positive', text: t('save.done', { page: name }) },
    );
    return null;
  }

  return {
    title,
    body,
    now,
    isNew,
    isSame,
    isDraft,
    titleWrong: title.trim() === '' && !(isNew && isSame) ? t('title.wrong') : undefined,
    bodyWrong: wrongBody(body, t),
    theirs,
    change,
    discard() {
      discard();
      setTheirs(null);
    },
    keepMine() {
      if (theirs) change({ updated: theirs.updated });
      setTheirs(null);
    },
    save,
  };
}

function wrongBody(body: string, t: ReturnType<typeof useText<keyof typeof contentTexts.nl>>) {
  if (body.length > BODY_LENGTH) return t('body.long');
  const unclosed = unclosedPart(body);
  return unclosed === null ? undefined : t('body.unclosed', { placeholder: unclosed });
}

/** The page saved by another user; null for other refusals. */
function pageOf({ code, details }: ApiFailure): Page | null {
  if (code !== 'page-changed-meanwhile' || typeof details !== 'object' || details === null) return null;
  const page: unknown = Reflect.get(details, 'page');
  return isPage(page) ? page : null;
}

function isPage(value: unknown): value is Page {
  if (typeof value !== 'object' || value === null) return false;
  return 'updated' in value && 'translations' in value && Array.isArray(value.translations);
}
