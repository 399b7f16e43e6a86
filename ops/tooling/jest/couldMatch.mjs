const demandsBySelector = new Map();

/**
 * Whether a selector may match an element, by tag, classes and id of its last part. Never false for a matching one;
 * true requires a complete matcher.
 * @param {string} selector
 * @param {{ localName: string, classList: { contains(name: string): boolean }, id: string }} element
 */
export function couldMatch(selector, element) {
  let parts = demandsBySelector.get(selector);
  if (!parts) {
    parts = demandsOf(selector);
    demandsBySelector.set(selector, parts);
  }
  return parts.some(
    ({ tag, classes, id }) =>
      (tag === null || tag === element.localName.toLowerCase()) &&
      (id === null || id === element.id) &&
      classes.every((name) => element.classList.contains(name)),
  );
}

const NOTHING = { tag: null, classes: [], id: null };

/** Tag, classes and id that each alternative of a selector requires of the element itself. */
function demandsOf(selector) {
  // Escapes, quotes and namespaces are not parsed: they may match.
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

/** Removes brackets and parentheses, which only add requirements. */
function withoutArguments(selector) {
  let rest = selector;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  return rest;
}
