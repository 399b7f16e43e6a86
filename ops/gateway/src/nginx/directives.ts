/** One directive, with the content of its block if it has one. */
export type Directive = string | { readonly block: string; readonly inside: readonly Directive[] };

export const block = (name: string, inside: readonly Directive[]): Directive => ({ block: name, inside });
export const comment = (text: string): Directive => `# ${text}`;

/** Formats directives as configuration text. */
export function print(directives: readonly Directive[], depth = 0): string {
  const margin = '    '.repeat(depth);
  return directives
    .map((directive) => {
      if (typeof directive === 'string') {
        if (directive === '') return '\n';
        return `${margin}${directive}${directive.startsWith('#') ? '' : ';'}\n`;
      }
      return `${margin}${directive.block} {\n${print(directive.inside, depth + 1)}${margin}}\n`;
    })
    .join('');
}

/** Quotes a text as one word of a directive. @throws Error for text that a configuration can't contain */
export function quote(text: string): string {
  if (/[\r\n\0$]/.test(text))
    throw new Error(`${JSON.stringify(text)} can't be written into a configuration.`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * Headers of every response of a block, errors included. A location that adds one inherits none of the enclosing
 * block, so each lists all it needs.
 */
export function addHeaders(headers: Readonly<Record<string, string>>): readonly Directive[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always`);
}
