import type { Page } from '@euro/api-contract';
import {
  Button,
  Callout,
  Card,
  ContainerBox,
  Field,
  SidePanelLayout,
  Skeleton,
  Soft,
  Stack,
  TextArea,
} from '@euro/design-system';
import { useFormat, useLeaveGuard } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { unclosedPart } from '../editor/placeholders.js';
import { useSavePageMutation } from '../store/deskApi.js';
import { contentTexts } from '../texts/contentTexts.js';
import { ConflictCard } from './ConflictCard.js';
import { type Draft, type Language, storedText, usePageDraft } from './usePageDraft.js';

/** A separate chunk: the visual editor is several times as large as the rest of the desk. */
const BodyEditor = lazyPage(
  () => import('../editor/BodyEditor.js').then((module) => module.BodyEditor),
  <Skeleton $height={420} $radius={16} />,
);

/** A separate chunk: the HTML sanitizer is large, and needed only here. */
const Preview = lazyPage(
  () => import('./Preview.js').then((module) => module.Preview),
  <Skeleton $height={240} $radius={16} />,
);

const TITLE_LENGTH = 200;
const BODY_LENGTH = 60_000;

interface PageEditorProps {
  readonly page: Page;
  readonly name: string;
  readonly language: Language;
  /** Edited as HTML instead of as it looks. */
  readonly asHtml: boolean;
}

/** One language of a page: its text, how it will look, and saving it. */
export function PageEditor({ page, name, language, asHtml }: PageEditorProps) {
  const t = useText(contentTexts);
  const format = useFormat();
  const { notices } = usePlatform();
  const [savePage] = useSavePageMutation();
  const { draft, store, discard } = usePageDraft(page.slug, language);
  const [theirs, setTheirs] = useState<Draft | null>(null);
  const [isAsking, setAsking] = useState(false);
  // The page of the last answer, until the list has it: a frame later, or once an older answer of it is replaced.
  const [latest, setLatest] = useState(page);
  const now = latest.updated > page.updated ? latest : page;
  const stored = storedText(now, language);
  const { title, body, updated } = draft ?? stored;
  const isNew = stored.title === '' && stored.body === '';
  const isSame = title === stored.title && body === stored.body;
  const titleWrong = title.trim() === '' && !(isNew && isSame) ? t('title.wrong') : undefined;
  const unclosed = unclosedPart(body);
  const bodyWrong = wrongBody();
  useLeaveGuard(draft && !isSame ? t('leave') : null);

  function wrongBody(): string | undefined {
    if (body.length > BODY_LENGTH) return t('body.long');
    return unclosed === null ? undefined : t('body.unclosed', { placeholder: unclosed });
  }

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

  const htmlField = (onChange: (body: string) => void) => (
    <TextArea
      label={t('body')}
      code
      rows={20}
      hint={t('body.hint', { placeholder: '{{…}}' })}
      error={bodyWrong}
      lang={language}
      value={body}
      onChange={(event) => onChange(event.target.value)}
    />
  );

  return (
    <ContainerBox>
      <SidePanelLayout $side={520}>
        <Card $padded>
          <Stack>
            <Soft>{isNew ? t('new') : t('updated', { moment: format.shortMoment(now.updated) })}</Soft>
            {theirs && (
              <ConflictCard
                theirs={theirs}
                onTakeTheirs={() => {
                  discard();
                  setTheirs(null);
                }}
                onKeepMine={() => {
                  change({ updated: theirs.updated });
                  setTheirs(null);
                }}
              />
            )}
            {draft && !isSame && !theirs && (
              <Callout
                actions={
                  <Button variant="secondary" size="small" onClick={discard}>
                    {t('discard')}
                  </Button>
                }
              >
                {t('draft')}
              </Callout>
            )}
            <Field
              label={t('title')}
              maxLength={TITLE_LENGTH}
              error={titleWrong}
              value={title}
              onChange={(event) => change({ title: event.target.value })}
            />
            {asHtml ? (
              htmlField((next) => change({ body: next }))
            ) : (
              <BodyEditor
                label={t('body')}
                hint={t('rich.hint', { placeholder: '{{…}}' })}
                error={bodyWrong}
                language={language}
                value={body}
                onChange={(next) => change({ body: next })}
                asHtml={(onChange) => (
                  <>
                    <Callout tone="warning">{t('notHeld')}</Callout>
                    {htmlField(onChange)}
                  </>
                )}
              />
            )}
            <div>
              <Button
                disabledReason={titleWrong ?? bodyWrong ?? (isSame ? t('same') : undefined)}
                onClick={() => setAsking(true)}
              >
                {t('save')}
              </Button>
            </div>
          </Stack>
        </Card>
        <div lang={language}>
          <Preview title={title} body={body} />
        </div>
      </SidePanelLayout>
      {isAsking && (
        <ReasonDialog
          title={t('save.title', { page: name, language: t(language) })}
          confirmText={t('save')}
          onClose={() => setAsking(false)}
          onConfirm={save}
        >
          <Soft>{t('save.text')}</Soft>
        </ReasonDialog>
      )}
    </ContainerBox>
  );
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
