const known = new Map();

/**
 * Could this selector match the element, by what its last part names: a tag, classes, an id? Never false for one that
 * does match; true means that only a whole matcher can tell.
 * @param {string} selector
 * @param {{ localName: string, classList: { contains(name: string): boolean }, id: string }} element
 */
export function couldMatch(selector, element) {
  let parts = known.get(selector);
  if (!parts) {
    parts = demandsOf(selector);
    known.set(selector, parts);
  }
  return parts.some(
    ({ tag, classes, id }) =>
      (tag === null || tag === element.localName.toLowerCase()) &&
      (id === null || id === element.id) &&
      classes.every((name) => element.classList.contains(name)),
  );
}

const NOTHING = { tag: null, classes: [], id: null };

/** For each alternative of a selector, what the element itself must be. */
function demandsOf(selector) {
  // Escapes, quotes and namespaces are not worth reading here.
  if (/[\\"'|&]/.test(selector)) return [NOTHING];
  return withoutArguments(selector)
    .split(',')
    .map((alternative) => {
      const last =
        alternative
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const simple = last.replace(/::?[\w-]+/g, '');
      return {
        tag: /^[a-z][\w-]*/i.exec(simple)?.[0].toLowerCase() ?? null,
        classes: [...simple.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
        id: /#([\w-]+)/.exec(simple)?.[1] ?? null,
      };
    });
}

/** Leaves out what stands in brackets and parentheses, which says more about the element but demands no less. */
function withoutArguments(selector) {
  let rest = selector;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  return rest;
}
