import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { Refusal } from '../registry/refusal.js';
import { type Check, scriptsOf } from './check.js';

/**
 * No script turns text into code: the portal's policy forbids it, so it would break in the browser and not before.
 * Module Federation's own runtime, which other bundlers and entries for other hosts hold, does so only for manifests
 * that ask for it; ours don't.
 */
export const nothingEvaluated: Check = (build) =>
  scriptsOf(build).flatMap(([file, bytes]) => findIn(build.name, file, bytes.toString()));

/** `Function("return "+e.getPublicPath)` and `Function("callbacks",`import("${url}")…`)` of the federation runtime. */
const OF_FEDERATION =
  /^(?:new )?Function\((?:(?:["'`]return ["'`]\s*\+\s*)?[\w.$]+\.getPublicPath\)$|["'`]callbacks["'`],\s*["'`](?:System\.)?import\()/;

function findIn(name: string, file: string, text: string): Refusal[] {
  const problems: string[] = [];
  if (!SUSPECT.test(text)) return [];
  const program = parseScript(text, 'script') ?? parseScript(text, 'module');
  if (!program) {
    return [
      { code: 'no-script', sentence: `${file} of ${name} cannot be read as a script: build ${name} again.` },
    ];
  }
  const add = (what: string, at: number) => problems.push(`${what} at character ${at}`);
  const isOfFederation = ({ start, end }: Node) => OF_FEDERATION.test(text.slice(start, end));
  simple(program, {
    Identifier: (node) => {
      if (node.name === 'eval') add('eval', node.start);
    },
    MemberExpression: ({ object, property, computed, start }) => {
      const isGlobal = object.type === 'Identifier' && GLOBALS.has(object.name);
      if (isGlobal && !computed && property.type === 'Identifier' && property.name === 'eval')
        add('eval', start);
    },
    NewExpression: (node) => {
      const { callee, start } = node;
      if (callee.type === 'Identifier' && callee.name === 'Function' && !isOfFederation(node))
        add('new Function', start);
    },
    CallExpression: (node) => {
      const {
        callee,
        arguments: [first],
        start,
      } = node;
      if (callee.type !== 'Identifier') return;
      // With no text at all a library asks whether it may, and does without (zod).
      if (callee.name === 'Function' && !isEmptyText(first) && !isOfFederation(node)) add('Function', start);
      const isText =
        first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');
      if (TIMERS.has(callee.name) && isText) add(`${callee.name} with text`, start);
    },
  });
  if (problems.length === 0) return [];
  return [
    {
      code: 'evaluates-text',
      sentence: `${file} of ${name} turns text into code (${problems.slice(0, 3).join(', ')}), which the portal's policy forbids: find the library that does, and choose another or its build without.`,
    },
  ];
}

/** Remotes are classic scripts, the kit of embeds is made of modules. */
function parseScript(text: string, sourceType: 'script' | 'module'): Node | null {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType });
  } catch {
    return null;
  }
}

const isEmptyText = (node: Node | undefined) =>
  node?.type === 'Literal' && 'value' in node && node.value === '';

/** Without these words there is nothing to find; reading every script as a syntax tree takes a second. */
const SUSPECT = /\beval\b|\bFunction\b|\bset(Timeout|Interval)\s*\(\s*["'`]/;

const GLOBALS = new Set(['window', 'self', 'globalThis']);
const TIMERS = new Set(['setTimeout', 'setInterval']);
