import { Button, Cluster, Field, IconButton, Select, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Bold, Italic, Link, List, ListOrdered, Redo2, TableRowsSplit, Trash2, Undo2 } from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../texts/editorTexts.js';
import {
  addRow,
  BLOCK_KINDS,
  blockKind,
  hasMark,
  linkAt,
  listAround,
  removeRow,
  rowAround,
  setBlockKind,
  setLink,
  toggleEm,
  toggleList,
  toggleStrong,
} from './commands.js';
import { pageSchema } from './schema.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: end;
  button[aria-pressed='true'] { background: ${token.tint}; color: ${token.brand}; }
`;

const Kind = styled.div`
  flex: 1 1 160px;
  max-width: 220px;
`;

const Address = styled.form`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;

/** Allowed addresses of links; the server removes others. */
const ADDRESS = /^(https:\/\/\S+|mailto:\S+|\/(?![/\\])\S*|#\S+)$/i;

type Icon = ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
type Name = 'bold' | 'italic' | 'bullets' | 'numbers' | 'undo' | 'redo' | 'row.add' | 'row.remove';

interface Tool {
  readonly name: Name;
  readonly Icon: Icon;
  readonly command: Command;
  readonly keys?: string;
  /** Absent for one-off commands without an active state. */
  readonly isOn?: (state: EditorState) => boolean;
  readonly isPossible?: (state: EditorState) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    Icon: Bold,
    command: toggleStrong,
    keys: 'Control+B',
    isOn: (state) => hasMark(state, 'strong'),
  },
  {
    name: 'italic',
    Icon: Italic,
    command: toggleEm,
    keys: 'Control+I',
    isOn: (state) => hasMark(state, 'em'),
  },
  {
    name: 'bullets',
    Icon: List,
    command: toggleList(pageSchema.nodes.bullet_list),
    isOn: (state) => listAround(state) === pageSchema.nodes.bullet_list,
    isPossible: (state) => blockKind(state) !== null,
  },
  {
    name: 'numbers',
    Icon: ListOrdered,
    command: toggleList(pageSchema.nodes.ordered_list),
    isOn: (state) => listAround(state) === pageSchema.nodes.ordered_list,
    isPossible: (state) => blockKind(state) !== null,
  },
];

const STEPS: readonly Tool[] = [
  {
    name: 'undo',
    Icon: Undo2,
    command: undo,
    keys: 'Control+Z',
    isPossible: (state) => undoDepth(state) > 0,
  },
  {
    name: 'redo',
    Icon: Redo2,
    command: redo,
    keys: 'Control+Y',
    isPossible: (state) => redoDepth(state) > 0,
  },
];

const ROWS: readonly Tool[] = [
  { name: 'row.add', Icon: TableRowsSplit, command: addRow },
  { name: 'row.remove', Icon: Trash2, command: removeRow },
];

interface ToolbarProps {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
}

/** Commands for the text at the caret; every button can be reached by Tab and shows whether its format is active. */
export function Toolbar({ state, run }: ToolbarProps) {
  const t = useText(editorTexts);
  const [isLinking, setLinking] = useState(false);
  const kind = blockKind(state);
  const href = linkAt(state);
  return (
    <div>
      <Bar role="group" aria-label={t('tools')}>
        <Kind>
          <Select
            label={t('kind')}
            value={kind ?? ''}
            disabled={kind === null}
            options={[
              ...(kind === null ? [{ value: '', text: t('cell') }] : []),
              ...BLOCK_KINDS.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(value) => {
              const kind = BLOCK_KINDS.find((one) => one === value);
              if (kind) run(setBlockKind(kind));
            }}
          />
        </Kind>
        {TOOLS.map((tool) => (
          <ToolButton key={tool.name} tool={tool} state={state} run={run} />
        ))}
        <IconButton
          label={t('link')}
          icon={<Link size={20} aria-hidden />}
          aria-pressed={href !== null}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
        {STEPS.map((tool) => (
          <ToolButton key={tool.name} tool={tool} state={state} run={run} />
        ))}
        {rowAround(state) &&
          ROWS.map((tool) => <ToolButton key={tool.name} tool={tool} state={state} run={run} />)}
      </Bar>
      {isLinking && (
        <LinkForm
          key={href}
          href={href}
          onLink={(address) => {
            run(setLink(address));
            setLinking(false);
          }}
        />
      )}
    </div>
  );
}

interface ToolButtonProps extends ToolbarProps {
  readonly tool: Tool;
}

function ToolButton({ tool, state, run }: ToolButtonProps) {
  const t = useText(editorTexts);
  const { name, Icon, command, keys, isOn, isPossible } = tool;
  const isOff = isPossible !== undefined && !isPossible(state);
  return (
    <IconButton
      label={t(name)}
      icon={<Icon size={20} aria-hidden />}
      aria-keyshortcuts={keys}
      aria-pressed={isOn?.(state)}
      disabled={isOff}
      // The editor keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    />
  );
}

interface LinkFormProps {
  readonly href: string | null;
  readonly onLink: (address: string | null) => void;
}

function LinkForm({ href, onLink }: LinkFormProps) {
  const t = useText(editorTexts);
  const [address, setAddress] = useState(href ?? '');
  const trimmed = address.trim();
  const isWrong = trimmed !== '' && !ADDRESS.test(trimmed);
  return (
    <Address
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '' && !isWrong) onLink(trimmed);
      }}
    >
      <Field
        label={t('address')}
        hint={t('address.hint')}
        error={isWrong ? t('address.hint') : undefined}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Cluster $gap={8}>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          disabledReason={trimmed === '' || isWrong ? t('address.hint') : undefined}
        >
          {t('link.set')}
        </Button>
        {href !== null && (
          <Button variant="text" size="small" onClick={() => onLink(null)}>
            {t('link.remove')}
          </Button>
        )}
      </Cluster>
    </Address>
  );
}
