import { type ReactNode, useState } from 'react';
import { canHold } from './canHold.js';
import { RichEditor, type RichEditorProps } from './RichEditor.js';

interface BodyEditorProps extends RichEditorProps {
  /** Edits the body as HTML. */
  readonly asHtml: (onChange: (body: string) => void) => ReactNode;
}

/** Edits a body as it looks, or as HTML where the editor has no place for something in it. */
export function BodyEditor({ asHtml, value, onChange, ...rest }: BodyEditorProps) {
  const [text, setText] = useState(() => ({ value, isHeld: canHold(value), begin: 0 }));
  // Discarded, replaced by another user's text, or cleaned by the server: the editor restarts with it.
  if (value !== text.value) setText({ value, isHeld: canHold(value), begin: text.begin + 1 });

  function change(body: string) {
    setText((before) => ({ ...before, value: body }));
    onChange(body);
  }

  if (!text.isHeld) return asHtml(change);
  return <RichEditor key={text.begin} {...rest} value={value} onChange={change} />;
}
