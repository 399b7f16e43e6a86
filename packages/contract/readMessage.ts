import { formatNumber, formatValue, isFormat, pluralCase } from './messageFormats.js';

/** Values of a message's placeholders. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Formats a message with these values. */
export type Message = (values: TextValues) => string;

/** A piece of a message; `count` replaces `#`. */
type Piece = (values: TextValues, count: string) => string;

const PLURALS: Readonly<Record<string, Intl.PluralRuleType>> = {
  plural: 'cardinal',
  selectordinal: 'ordinal',
};

/**
 * Parses a message in ICU format: `{name}`, `number`, `date`, `time`, `plural` and `selectordinal` with `#`, `=0` and
 * `offset:`, `select`, nested, and apostrophes around literals. An unknown kind or style is reported to the console,
 * and its value inserted unformatted.
 * @throws SyntaxError when the message has another format
 */
export function readMessage(message: string, locale: string): Message {
  let at = 0;

  /** Consumes a match at the current position; null when nothing matches. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const need = (pattern: RegExp): string => {
    const match = take(pattern);
    if (!match) throw new SyntaxError(`Not a message, from ${at}: ${message}`);
    return match[1] ?? '';
  };

  /** Parses up to the closing brace, or to the end. */
  const readPieces = (isCounted: boolean): Piece => {
    const pieces: Piece[] = [];
    while (at < message.length && message[at] !== '}') pieces.push(readPiece(isCounted));
    return (values, count) => pieces.map((piece) => piece(values, count)).join('');
  };

  const readPiece = (isCounted: boolean): Piece => {
    // Outside plurals `#`, and an apostrophe before it, is literal.
    const quote = isCounted ? /'([{}#](?:[^']|'')*)'/y : /'([{}](?:[^']|'')*)'/y;
    const text = take(/[^{}#']+/y)?.[0] ?? take(/'(')/y)?.[1] ?? quoted(take(quote));
    if (text !== undefined) return () => text;
    if (take(/\{/y)) return readPlace(isCounted);
    const [sign = ''] = take(/['#]/y) ?? [];
    return sign === '#' && isCounted ? (_, count) => count : () => sign;
  };

  const readPlace = (isCounted: boolean): Piece => {
    const name = need(/\s*([^\s{},]+)\s*/y);
    const kind = take(/,\s*(\w+)\s*/y)?.[1];
    if (kind === 'select' || (kind && Object.hasOwn(PLURALS, kind))) return readChoice(name, kind, isCounted);
    const style = take(/,\s*([^{}]*[^{}\s])\s*/y)?.[1];
    need(/\}/y);
    if (kind && !isFormat(kind, style)) console.error(new SyntaxError(`No such format: ${message}`));
    return (values) => {
      const value = values[name];
      if (value === undefined || value === null) return '';
      return kind ? formatValue(locale, kind, value, style) : String(value);
    };
  };

  const readChoice = (name: string, kind: string, isCounted: boolean): Piece => {
    need(/,\s*/y);
    const plural = PLURALS[kind];
    const offset = Number((plural && take(/offset\s*:\s*(\d+)\s*/y)?.[1]) ?? 0);
    const cases = new Map<string, Piece>();
    while (!take(/\}/y)) {
      const label = need(/\s*=?([^\s{}=]+)\s*\{/y);
      cases.set(label, readPieces(Boolean(plural) || isCounted));
      need(/\}\s*/y);
    }
    return (values, outer) => {
      const value = values[name];
      const exact = cases.get(String(value));
      if (!plural) return (exact ?? cases.get('other'))?.(values, outer) ?? '';
      const count = Number(value) - offset;
      const piece = exact ?? cases.get(pluralCase(locale, plural, count)) ?? cases.get('other');
      const numberText = value === undefined || value === null ? '' : formatNumber(locale, count);
      return piece?.(values, numberText) ?? '';
    };
  };

  const whole = readPieces(false);
  if (at < message.length) need(/$/y);
  return (values) => whole(values, '');
}

function quoted(match: RegExpExecArray | null): string | undefined {
  return match?.[1]?.replaceAll("''", "'");
}
