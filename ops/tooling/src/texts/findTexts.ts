import { type Node, type ObjectExpression, type Program, type Property, parse } from 'acorn';

/** Texts of two languages beside each other in a script: `{ nl: …, en: … }`. */
export interface FoundTexts {
  /** `texts`: records of sentences by key; `phrase`: one sentence. */
  readonly kind: 'texts' | 'phrase';
  /** Path of names in the script: `payTexts`, `pages.title`. */
  readonly name: string;
  /** Start and end of the property `en` in the script, in characters. */
  readonly start: number;
  readonly end: number;
  /** Start of its value. */
  readonly valueStart: number;
  readonly entries: readonly FoundText[];
}

export interface FoundText {
  /** The key of a record; of a phrase its Dutch. */
  readonly key: string;
  readonly nl: string;
  readonly en: string;
}

/** Finds all texts in two languages in a script (JavaScript, a module) whose sentences are written out. */
export function findTexts(script: string): FoundTexts[] {
  const foundTexts: FoundTexts[] = [];
  const program = parse(script, { ecmaVersion: 'latest', sourceType: 'module' });
  const constants = constantsOf(program);
  const visit = (node: Node, name: string): void => {
    const texts =
      node.type === 'ObjectExpression' ? textsOf(node as ObjectExpression, name, constants) : null;
    if (texts) {
      foundTexts.push(texts);
      return;
    }
    const inner = nameOf(node) ?? '';
    const path = [name, inner].filter(Boolean).join('.');
    for (const child of childrenOf(node)) visit(child, path);
  };
  visit(program, '');
  return foundTexts;
}

function textsOf(object: ObjectExpression, name: string, constants: Constants): FoundTexts | null {
  const nl = propertyOf(object, 'nl');
  const en = propertyOf(object, 'en');
  if (!nl || !en) return null;
  const place = { name, start: en.start, end: en.end, valueStart: en.value.start };
  const dutch = sentenceIn(nl.value);
  const english = sentenceIn(en.value);
  if (dutch !== null && english !== null)
    return { kind: 'phrase', ...place, entries: [{ key: dutch, nl: dutch, en: english }] };
  const dutchByKey = sentencesIn(recordOf(nl.value, constants));
  const englishByKey = sentencesIn(recordOf(en.value, constants));
  const entries = [...dutchByKey].flatMap(([key, text]) => {
    const other = englishByKey.get(key);
    return other === undefined ? [] : [{ key, nl: text, en: other }];
  });
  return entries.length === 0 ? null : { kind: 'texts', ...place, entries };
}

type Constants = ReadonlyMap<string, ObjectExpression>;

/** Objects of the script by the name of their constant: `const nl = {…}; define({ nl, en })`. */
function constantsOf(program: Program): Constants {
  const declared = program.body.flatMap((each) =>
    each.type === 'VariableDeclaration' ? each.declarations : [],
  );
  return new Map(
    declared.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ObjectExpression' ? [[id.name, init]] : [],
    ),
  );
}

function recordOf(value: Property['value'], constants: Constants): ObjectExpression | undefined {
  if (value.type === 'ObjectExpression') return value;
  return value.type === 'Identifier' ? constants.get(value.name) : undefined;
}

function propertyOf(object: ObjectExpression, key: string): Property | undefined {
  return object.properties.find(
    (each): each is Property => each.type === 'Property' && each.kind === 'init' && keyOf(each) === key,
  );
}

function sentencesIn(object: ObjectExpression | undefined): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const each of object?.properties ?? []) {
    // A spread object has its own entry.
    if (each.type !== 'Property') continue;
    const key = keyOf(each);
    const sentence = sentenceIn(each.value);
    if (key !== null && sentence !== null) sentences.set(key, sentence);
  }
  return sentences;
}

function keyOf({ key, computed }: Property): string | null {
  if (computed) return null;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

/** A sentence that is written out, also in several pieces; null for anything that is computed. */
function sentenceIn(node: Property['value']): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
  if (node.type !== 'BinaryExpression' || node.operator !== '+' || node.left.type === 'PrivateIdentifier')
    return null;
  const [left, right] = [sentenceIn(node.left), sentenceIn(node.right)];
  return left === null || right === null ? null : left + right;
}

function nameOf(node: Node): string | null {
  if (node.type === 'VariableDeclarator') {
    const { id } = node as Node & { readonly id: Node & { readonly name?: string } };
    return id.name ?? null;
  }
  return node.type === 'Property' ? keyOf(node as Property) : null;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
