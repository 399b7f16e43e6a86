/**
 * The line of a field in valid JSON; for one that is missing, the line of what it would be in. Null where all is on one
 * line and a number says nothing.
 */
export function lineOfPath(json: string, path: readonly PropertyKey[]): number | null {
  if (!json.trim().includes('\n')) return null;
  return json.slice(0, positionOf(json, skipSpace(json, 0), path)).split('\n').length;
}

/** Keys that an object of valid JSON has more than once, wherever it is: the later ones, with their lines. */
export function repeatedKeys(json: string): { readonly name: string; readonly line: number }[] {
  return repeatedIn(json, skipSpace(json, 0)).map(({ name, at }) => ({
    name,
    line: json.slice(0, at).split('\n').length,
  }));
}

function repeatedIn(json: string, start: number): Child[] {
  const names = new Set<string>();
  return [...childrenOf(json, start)].flatMap((child) => {
    const isRepeated = names.has(child.name);
    names.add(child.name);
    return [...(isRepeated ? [child] : []), ...repeatedIn(json, child.value)];
  });
}

function positionOf(json: string, start: number, [next, ...rest]: readonly PropertyKey[]): number {
  if (next === undefined) return start;
  for (const { name, at, value } of childrenOf(json, start)) {
    if (name === String(next)) return rest.length === 0 ? at : positionOf(json, value, rest);
  }
  return start;
}

interface Child {
  readonly name: string;
  /** Index of the name; for an entry of a list, of the value. */
  readonly at: number;
  readonly value: number;
}

function* childrenOf(json: string, start: number): Generator<Child> {
  const isList = json[start] === '[';
  if (!isList && json[start] !== '{') return;
  let at = skipSpace(json, start + 1);
  for (let index = 0; json[at] !== ']' && json[at] !== '}' && at < json.length; index += 1) {
    const nameEnd = isList ? at : endOfValue(json, at);
    const name = isList ? String(index) : String(JSON.parse(json.slice(at, nameEnd)));
    // After the colon, which may have space around it.
    const value = isList ? at : skipSpace(json, skipSpace(json, nameEnd) + 1);
    yield { name, at, value };
    const end = skipSpace(json, endOfValue(json, value));
    at = skipSpace(json, json[end] === ',' ? end + 1 : end);
  }
}

function endOfValue(json: string, start: number): number {
  if (json[start] === '"') return matchEnd(json, start, /"(?:[^"\\]|\\.)*"/y);
  if (json[start] !== '{' && json[start] !== '[') return matchEnd(json, start, /[^\s,\]}]+/y);
  let last = start + 1;
  for (const { value } of childrenOf(json, start)) last = endOfValue(json, value);
  return matchEnd(json, last, /[^\]}]*[\]}]/y);
}

function skipSpace(json: string, from: number): number {
  return matchEnd(json, from, /\s*/y);
}

function matchEnd(json: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  pattern.test(json);
  return Math.max(from, pattern.lastIndex);
}
