/**
 * Beginnings of a style sheet in a script: `styled.p`, `styled(Card)<Props>`, `css`, `keyframes`,
 * `createGlobalStyle`, a constant named `…Sheet`; or markup, `html`; and the backtick.
 */
const START =
  /\b(?:(?:styled(?:\.\w+|\([^`;]*?\))|css|keyframes|createGlobalStyle)(?:\.\w+\([^`;]*?\))?(?:<[^`;]*?>)?|const \w+Sheet = |html)`/g;

/**
 * Removes comments, line ends, spaces, the last semicolon of a rule, quotes of names and the zero before a point from
 * style sheets and markup in a script. Scripts are minified later, but minifiers don't know that these texts are CSS
 * and HTML.
 */
export function compactStyles(source: string): string {
  let compact = '';
  let position = 0;
  for (const { index, 0: start } of source.matchAll(START)) {
    const from = index + start.length;
    if (from < position) continue;
    const parts = templateAt(source, from);
    if (!parts) continue;
    const texts = parts.texts.map(start === 'html`' ? compactMarkup : compactCss);
    compact +=
      source.slice(position, from) +
      texts.reduce((all, text, at) => all + (parts.values[at - 1] ?? '') + text);
    position = parts.end;
  }
  return compact + source.slice(position);
}

/** Between two elements a space is as good as a line end. */
function compactMarkup(html: string): string {
  return html.replace(/\s*\n\s*/g, ' ');
}

/** A string stays as it is; what ends or begins a rule or a declaration needs no space around it. */
const STRING_OR_SPACE = /('[^'\n]*'|"[^"\n]*")|\s*([;{}])\s*|([:,]) /g;

/** The value of an attribute in a selector; a name needs no quotes. */
const QUOTED_WORD = /\[([\w-]+[~^$*|]?=)(['"])([a-z][\w-]*)\2\]/gi;

function compactCss(css: string): string {
  const dense = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(STRING_OR_SPACE, (_, text = '', end = '', between = '') => text + end + between);
  return compactMarkup(dense)
    .replaceAll(';}', '}')
    .replace(QUOTED_WORD, '[$1$3]')
    .replace(/(?<![\w.-])0(?=\.\d)/g, '');
}

interface Template {
  readonly texts: readonly string[];
  /** `${…}`, with the templates in it made compact too. */
  readonly values: readonly string[];
  /** Index of the closing backtick. */
  readonly end: number;
}

/** The template whose text begins at `from`; null when it doesn't end. */
function templateAt(source: string, from: number): Template | null {
  const texts: string[] = [];
  const values: string[] = [];
  let start = from;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '`') return { texts: [...texts, source.slice(start, at)], values, end: at };
    else if (source.startsWith('${', at)) {
      const end = valueEnd(source, at + 2);
      if (end === null) return null;
      texts.push(source.slice(start, at));
      values.push(compactStyles(source.slice(at, end)));
      start = end;
      at = end - 1;
    }
  }
  return null;
}

/** Behind the brace that closes the value which begins at `from`. */
function valueEnd(source: string, from: number): number | null {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (character === "'" || character === '"') {
      const end = source.indexOf(character, at + 1);
      if (end < 0) return null;
      at = end;
    } else if (character === '`') {
      const inner = templateAt(source, at + 1);
      if (!inner) return null;
      at = inner.end;
    } else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
