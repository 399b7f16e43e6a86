import type { IStyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];
type Element = Parameters<StylisPlugin>[0];

const QUERY = /^@(?:media|container|supports|starting-style)$/;

/**
 * Leaves a component's queries inside its rule: `.a{@media (…){&:hover{…}}}`. Chromium computes the styles of the whole
 * page again when a rule that begins with `@` is inserted into a style sheet, and a component's rules are inserted when
 * it is first drawn: in the middle of a press, for instance.
 */
export const nestQueries: StylisPlugin = (element, _index, _children, stringify) => {
  if (element.root || !QUERY.test(element.type) || typeof element.children === 'string') return;
  const { children } = element;
  const component = selectorOf(element);
  if (!component.startsWith('.')) return;
  const text = children.map((child, index) => stringify(child, index, children, stringify)).join('');
  const own = new RegExp(`\\${component}(?![\\w-])`, 'g');
  // A selector without the component would be taken for one of its descendants.
  if (!text || !everySelector(children, own)) return;
  // As a declaration, the text is final.
  element.type = 'decl';
  element.return = `${component}{${element.value}{${text.replace(own, '&')}}}`;
};

// The name is a part of the class names, which roots share.
Object.defineProperty(nestQueries, 'name', { value: 'nestQueries' });

/** The selector of the component that an element's styles belong to; empty for global styles. */
function selectorOf(element: Element): string {
  return element.parent ? selectorOf(element.parent) : element.type === 'rule' ? element.value : '';
}

function everySelector(elements: readonly Element[], own: RegExp): boolean {
  return elements.every(({ type, props, children }) => {
    if (typeof children === 'string') return true;
    if (type !== 'rule') return everySelector(children, own);
    return Array.isArray(props) && props.every((selector) => selector.search(own) >= 0);
  });
}
