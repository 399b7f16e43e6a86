import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * What grows unseen, by package. Source is what runs in the product and its tools: no tests, texts, stories, benches,
 * demo and migrations.
 * @typedef {object} PackageSize
 * @property {number} lines of source, rounded up to hundreds
 * @property {number} files
 * @property {number} functionsOf60 functions of 60 lines and more
 * @property {number} functionsOf100
 * @property {number} mutualPairs pairs of folders below `src` that import each other
 */

/**
 * @typedef {object} Size
 * @property {Readonly<Record<string, PackageSize>>} packages
 * @property {number} circles circles of files that import values of each other
 * @property {Readonly<Record<string, number>>} budgets bytes of each budget
 */

const NO_SOURCE =
  /(^|\/)(testing|migrations|stories|texts|e2e|mutations)\/|\.(test|spec|stories)\.|Texts\.ts$|\.d\.ts$|^demo\/|^ops\/lab\//;
const HUNDRED = 100;

/** @returns {readonly string[]} the files of a repository that are source */
export function sourceFiles(repository) {
  return listed(repository, '*.ts', '*.tsx', '*.mjs').filter((file) => !NO_SOURCE.test(file));
}

/**
 * @param {string} repository
 * @param {readonly string[]} files its source
 * @returns {Size}
 */
export function sizeOf(repository, files) {
  const read = new Map(files.map((file) => [file, readSource(repository, file)]));
  const names = [...new Set(files.map(packageOf))].sort();
  const sizes = names.map((name) => {
    const own = files.filter((file) => packageOf(file) === name);
    const sources = own.map((file) => read.get(file));
    const lengths = sources.flatMap(({ functions }) => functions);
    return [
      name,
      {
        lines: Math.ceil(sources.reduce((sum, { lines }) => sum + lines, 0) / HUNDRED) * HUNDRED,
        files: own.length,
        functionsOf60: lengths.filter((length) => length >= 60).length,
        functionsOf100: lengths.filter((length) => length >= 100).length,
        mutualPairs: mutualPairs(name, own, read).length,
      },
    ];
  });
  return {
    packages: Object.fromEntries(sizes),
    circles: circlesOf(read).length,
    budgets: budgetsOf(repository),
  };
}

/** What grew beyond the committed figures: a sentence each. */
export function growth(committed, size) {
  const before = flat(committed);
  return Object.entries(flat(size)).flatMap(([name, value]) => {
    const last = before[name] ?? 0;
    return value > last ? [`${name} grew from ${last} to ${value}`] : [];
  });
}

/** The figures by their names: "mf-team: lines". */
export function flat({ packages, circles, budgets }) {
  const each = Object.entries(packages).flatMap(([name, figures]) =>
    Object.entries(figures).map(([figure, value]) => [`${name}: ${figure}`, value]),
  );
  const bytes = Object.entries(budgets).map(([name, value]) => [`budget of ${name}`, value]);
  return Object.fromEntries([...each, ['circles', circles], ...bytes]);
}

const listed = (repository, ...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(repository, file)));

/** `packages/game/src/a.ts` is of `packages/game`. */
function packageOf(file) {
  const parts = file.split('/');
  if (parts.length === 1) return 'root';
  return parts.slice(0, ['packages', 'ops'].includes(parts[0]) ? 2 : 1).join('/');
}

/** Lines of a file, the length of each function in it, and the files it imports. */
function readSource(repository, file) {
  const text = readFileSync(join(repository, file), 'utf8');
  const { program, module } = parseSync(file, text);
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lengthOf = ({ start, end }) => starts.filter((at) => at >= start && at < end).length + 1;
  const functions = [];
  const visit = (node) => void functions.push(lengthOf(node));
  new Visitor({
    FunctionDeclaration: visit,
    FunctionExpression: visit,
    ArrowFunctionExpression: visit,
  }).visit(program);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    isValue: entries.length === 0 || entries.some(({ isType }) => !isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({ from: moduleRequest.value, isValue: !isType })),
  );
  const imports = [...imported, ...exported]
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, isValue }) => ({ file: join(dirname(file), from), isValue }));
  return { lines: starts.length, functions, imports };
}

/** The source of an imported file: `a.js` is compiled from `a.ts` or `a.tsx`. */
function resolved(file, read) {
  const stem = file.replace(/\.js$/, '');
  return [file, `${stem}.ts`, `${stem}.tsx`].find((name) => read.has(name));
}

function mutualPairs(name, files, read) {
  const root = `${name}/src/`;
  const roomOf = (file) =>
    file?.startsWith(root) ? file.slice(root.length).split('/').slice(0, -1)[0] : undefined;
  const arrows = new Set(
    files.flatMap((file) =>
      read
        .get(file)
        .imports.map((one) => [roomOf(file), roomOf(resolved(one.file, read))])
        .filter(([from, to]) => from && to && from !== to)
        .map(([from, to]) => `${from} ${to}`),
    ),
  );
  return [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}

/** Strongly connected files by imports of values (Tarjan, SIAM Journal on Computing 1, 1972). */
function circlesOf(read) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const follow = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const one of read.get(file).imports) {
      const next = one.isValue ? resolved(one.file, read) : undefined;
      if (!next) continue;
      if (!order.has(next)) follow(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of read.keys()) if (!order.has(file)) follow(file);
  return circles;
}

/** Figures in the configurations of the bundler: `visit: 83_700`. */
function budgetsOf(repository) {
  return Object.fromEntries(
    listed(repository, '*webpack.config.mjs').flatMap((file) =>
      [...readFileSync(join(repository, file), 'utf8').matchAll(/\b(\w+)(?:: | = )(\d[\d_]*)/g)].map(
        ([, name, figure]) => [`${dirname(file)}: ${name}`, Number(figure.replaceAll('_', ''))],
      ),
    ),
  );
}
