import type { RemoteStill } from '../manifest/index.js';

/** The typeface comes with the portal itself; until then the fallback takes its room. */
const TYPEFACE = /'EM Archivo',\s*/g;
const CLASS = / class="([^"]*)"/g;
const STYLE = / style="([^"]*)"/;

/**
 * A still as it is sent. Its classes get names that no running page has, and those without rules are left out. Styles
 * of elements become rules, which the policy of pages allows.
 */
export function compactStill({ html, css }: RemoteStill): RemoteStill {
  const { html: markup, rules } = withoutStyles(html.replaceAll('<!-- -->', ''));
  const allRules = css.replace(TYPEFACE, '').replace(/\n+/g, '') + rules;
  const names = new Map<string, string>();
  for (const [, list = ''] of markup.matchAll(CLASS))
    for (const name of list.split(' '))
      if (!names.has(name) && hasRule(allRules, name)) names.set(name, `s-${names.size.toString(36)}`);
  return {
    html: markup.replace(CLASS, (_, list: string) => {
      const own = list.split(' ').flatMap((name) => names.get(name) ?? []);
      return own.length > 0 ? ` class="${own.join(' ')}"` : '';
    }),
    css: allRules.replace(/\.([a-zA-Z][\w-]*)/g, (text, name: string) => {
      const short = names.get(name);
      return short ? `.${short}` : text;
    }),
  };
}

function hasRule(css: string, name: string): boolean {
  return name !== '' && new RegExp(`\\.${name}(?![\\w-])`).test(css);
}

/** Each style of an element as a class; its rule is stronger than those of components. */
function withoutStyles(html: string): { readonly html: string; readonly rules: string } {
  const classes = new Map<string, string>();
  const nameOf = (style: string) => {
    const name = classes.get(style) ?? `still-style-${classes.size}`;
    classes.set(style, name);
    return name;
  };
  const markup = html.replace(/<[a-z][^>]*>/g, (tag) => {
    const style = STYLE.exec(tag)?.[1];
    if (style === undefined) return tag;
    const name = nameOf(unescapeHtml(style));
    const bare = tag.replace(STYLE, '');
    return / class="/.test(bare)
      ? bare.replace(/ class="/, ` class="${name} `)
      : bare.replace(/^<[a-z][\w-]*/i, (start) => `${start} class="${name}"`);
  });
  const rules = [...classes].map(([style, name]) => `${`.${name}`.repeat(4)}{${style}}`);
  return { html: markup, rules: rules.join('') };
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
