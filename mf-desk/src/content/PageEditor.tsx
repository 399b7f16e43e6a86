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
import { useFormat } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { contentTexts } from '../texts/contentTexts.js';
import { ConflictCard } from './ConflictCard.js';
import type { Language } from './usePageDraft.js';
import { type PageEditing, usePageEditing } from './usePageEditing.js';

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
  const editing = usePageEditing(page, name, language);
  const [isAsking, setAsking] = useState(false);
  const { title, body, isSame, titleWrong, bodyWrong } = editing;
  return (
    <ContainerBox>
      <SidePanelLayout $side={520}>
        <Card $padded>
          <Stack>
            <Standing editing={editing} />
            <Field
              label={t('title')}
              maxLength={TITLE_LENGTH}
              error={titleWrong}
              value={title}
              onChange={(event) => editing.change({ title: event.target.value })}
            />
            <BodyField editing={editing} language={language} asHtml={asHtml} />
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
          onConfirm={editing.save}
        >
          <Soft>{t('save.text')}</Soft>
        </ReasonDialog>
      )}
    </ContainerBox>
  );
}

interface PartProps {
  readonly editing: PageEditing;
}

/** The time of the last change, and conflicts with this text. */
function Standing({ editing: { now, isNew, isDraft, theirs, discard, keepMine } }: PartProps) {
  const t = useText(contentTexts);
  const format = useFormat();
  return (
    <>
      <Soft>{isNew ? t('new') : t('updated', { moment: format.shortMoment(now.updated) })}</Soft>
      {theirs && <ConflictCard theirs={theirs} onTakeTheirs={discard} onKeepMine={keepMine} />}
      {isDraft && !theirs && (
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
    </>
  );
}

interface BodyFieldProps extends PartProps {
  readonly language: Language;
  readonly asHtml: boolean;
}

function BodyField({ editing: { body, bodyWrong, change }, language, asHtml }: BodyFieldProps) {
  const t = useText(contentTexts);
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
  if (asHtml) return htmlField((next) => change({ body: next }));
  return (
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
  );
}
