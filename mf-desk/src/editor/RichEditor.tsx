import { Hint, LabelText, prose, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../texts/editorTexts.js';
import { createEditorState } from './createState.js';
import { parseBody } from './parseBody.js';
import { Toolbar } from './Toolbar.js';
import { writeBody } from './writeBody.js';

const Frame = styled.div`
  margin-top: 12px;
  border-radius: ${token.radiusField};
  background: ${token.surface};
  box-shadow: inset 0 0 0 1.5px ${token.control};
  &:focus-within { outline: 3px solid ${token.focus}; outline-offset: 2px; }
  &[data-invalid] { box-shadow: inset 0 0 0 2px ${token.danger}; }
  .ProseMirror {
    ${prose}
    position: relative;
    min-height: 320px;
    max-height: 70dvh;
    overflow: auto;
    padding: 16px;
    outline: none;
    white-space: break-spaces;
    word-wrap: break-word;
    font-variant-ligatures: none;
    & > :first-child { margin-top: 0; }
    p:empty::before { content: '\\200b'; }
    a { color: ${token.brand}; text-decoration: underline; text-underline-offset: 3px; }
    table { width: 100%; margin-block: 12px; border-collapse: collapse; font-size: 0.875rem; }
    th, td { padding: 6px 8px; border: 1px solid ${token.line}; text-align: left; vertical-align: top; }
    [data-placeholder] {
      width: fit-content;
      padding: 0 6px;
      border-radius: 6px;
      background: ${token.tint};
      color: ${token.brand};
      font-family: ui-monospace, monospace;
      font-size: 0.8125rem;
      cursor: default;
    }
    div[data-placeholder] { margin-block: 8px; }
    li[data-placeholder]::before { content: none; }
    .ProseMirror-selectednode { outline: 2px solid ${token.focus}; }
  }
`;

/** Props of {@link RichEditor}. */
export interface RichEditorProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly language: string;
  /** HTML of a body that {@link canHold}. */
  readonly value: string;
  readonly onChange: (body: string) => void;
}

/** Edits the body of a page as it looks; the value stays as it was written until something is changed. */
export function RichEditor({ label, hint, error, language, value, onChange }: RichEditorProps) {
  const t = useText(editorTexts);
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const id = useId();
  const lineId = `${id}-line`;
  const [state, setState] = useState<EditorState>(() => createEditorState(parseBody(value)));
  // As it came: who undoes everything has written nothing.
  const [initial] = useState({ value, doc: state.doc });
  const last = useRef(state);
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': lineId,
    'aria-invalid': String(error !== undefined),
    lang: language,
  };

  const onState = useEffectEvent((next: EditorState, isChanged: boolean) => {
    setState(next);
    if (!isChanged) return;
    onChange(initial.doc.eq(next.doc) ? initial.value : writeBody(next.doc));
  });

  // Before the first paint: the frame is as high as its text from the start.
  useLayoutEffect(() => {
    if (!place.current) return;
    const editorView = new EditorView(place.current, {
      state: last.current,
      dispatchTransaction(transaction) {
        const next = editorView.state.apply(transaction);
        editorView.updateState(next);
        onState(next, transaction.docChanged);
      },
    });
    view.current = editorView;
    return () => {
      last.current = editorView.state;
      editorView.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    view.current?.setProps({ attributes });
  });

  function run(command: Command) {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }

  return (
    <div>
      <LabelText as="span">{label}</LabelText>
      <Toolbar state={state} run={run} />
      <Frame ref={place} data-invalid={error === undefined ? undefined : ''} />
      <div aria-live="polite">
        <Hint id={lineId} $tone={error === undefined ? 'soft' : 'danger'}>
          {error ?? `${hint} ${t('keys')}`}
        </Hint>
      </div>
    </div>
  );
}
