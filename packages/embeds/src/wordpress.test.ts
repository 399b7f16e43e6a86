import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import declaration from '../elements.json';

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../demo/wordpress', file), 'utf8');
const block = JSON.parse(read('block.json')) as {
  readonly name: string;
  readonly attributes: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly render: string;
  readonly editorScript: string;
  readonly style: string;
};
const elements = declaration.elements as Readonly<
  Record<string, { readonly attributes: Readonly<Record<string, unknown>> }>
>;
const kinds = block.attributes.kind?.enum ?? [];

describe('the block of WordPress', () => {
  it('has every element of the kit, and its themes', () => {
    expect(kinds.map((kind) => `euro-${kind}`).toSorted()).toEqual(Object.keys(elements).toSorted());
    for (const { attributes } of Object.values(elements))
      expect(['', ...(attributes.theme as string[])]).toEqual(block.attributes.theme?.enum);
  });

  it('is rendered with attributes that its elements have', () => {
    const php = read(block.render.replace('file:./', ''));
    const listed = /kinds = array\(([^)]*)\)/.exec(php)?.[1] ?? '';
    expect(listed.match(/\w+/g)).toEqual(kinds);
    const names = /names = array\(([^)]*)\)/.exec(php)?.[1] ?? '';
    const pairs = [...names.matchAll(/'(\w+)' => '(\w+)'/g)];
    expect(pairs).toHaveLength(3);
    for (const [, kind, attribute = ''] of pairs)
      expect(elements[`euro-${kind}`]?.attributes).toHaveProperty(attribute);
    expect([...php.matchAll(/\$attributes\['(\w+)'\]/g)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(Object.keys(block.attributes)),
    );
  });

  it('reserves the height of each element, as the guide of embeds gives it', () => {
    const css = read(block.style.replace('file:./', ''));
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/embed.md'), 'utf8');
    const heights = kinds.map(
      (kind) => new RegExp(`euro-${kind} \\{\\s+--euro-height: (\\d+px)`).exec(css)?.[1],
    );
    expect(guide).toContain('236 px and 56 px a row');
    expect(heights[0]).toBe(`${236 + 8 * 56}px`);
    for (const height of heights.slice(1)) expect(guide).toContain(height?.replace('px', ' px'));
  });

  it('shows the element in the editor with its settings, and leaves the page to the server', () => {
    const { name, edit, save } = registeredBlock(true);
    expect([name, save()]).toEqual([block.name, null]);
    for (const kind of kinds) {
      const { elements: made } = edit({ kind, of: '12', theme: 'dark' });
      const shown = made.find(({ type }) => type === `euro-${kind}`)?.props ?? {};
      expect(Object.keys(elements[`euro-${kind}`]?.attributes ?? {})).toEqual(
        expect.arrayContaining(Object.keys(shown)),
      );
      expect(shown).toMatchObject({ theme: 'dark' });
    }
    const { elements: made, changed } = edit({ kind: 'match', of: '', theme: '' });
    expect(made.find(({ type }) => type === 'euro-match')?.props).toEqual({});
    const select = made.find(({ props }) => props?.value === 'match')?.props as {
      options: { value: string }[];
    };
    expect(select.options.map(({ value }) => value)).toEqual(kinds);
    for (const { props } of made) (props?.onChange as undefined | ((value: string) => void))?.(' next ');
    expect(changed).toEqual([{ kind: ' next ', of: '' }, { of: 'next' }, { theme: ' next ' }]);
  });

  it('names the missing setting in the editor when WordPress has no portal', () => {
    const { elements: made } = registeredBlock(false).edit({ kind: 'match', of: '', theme: '' });
    expect(made.map(({ type }) => type)).not.toContain('euro-match');
    expect(made.flatMap(({ children }) => children).join()).toContain('EUROMANAGER_PORTAL');
  });
});

interface Made {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>> | null;
  readonly children: readonly unknown[];
}

/** The block as `edit.js` registers it, on WordPress's globals. */
function registeredBlock(hasPortal: boolean) {
  const registered = jest.fn();
  let made: Made[] = [];
  const wp = {
    blocks: { registerBlockType: registered },
    blockEditor: { useBlockProps: (props: object) => props, InspectorControls: 'controls' },
    components: { SelectControl: 'select', TextControl: 'text', PanelBody: 'panel', Disabled: 'disabled' },
    element: {
      createElement: (type: unknown, props: Made['props'], ...children: unknown[]) => {
        made.push({ type, props, children });
      },
    },
    i18n: { __: (text: string) => text },
  };
  const window = { wp, euromanagerBlock: { hasPortal, language: 'nl-BE' } };
  runInNewContext(read(block.editorScript.replace('file:./', '')), { window });
  const [name, { edit, save }] = registered.mock.calls[0];
  return {
    name,
    save,
    edit: (attributes: object) => {
      made = [];
      const changed: object[] = [];
      edit({ attributes, setAttributes: (one: object) => changed.push(one) });
      return { elements: made, changed };
    },
  };
}
