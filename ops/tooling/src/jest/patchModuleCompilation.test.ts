import vm from 'node:vm';

// The test environment has applied the patch.
const compile = (source: string, parsingContext: vm.Context, filename: string) =>
  vm.compileFunction(source, ['module'], { filename, parsingContext });

const exportsOf = (run: ReturnType<typeof compile>) => {
  const module: { exports: unknown } = { exports: {} };
  run(module);
  return module.exports;
};

afterEach(() => jest.restoreAllMocks());

it('compiles a module once for all contexts, each with a state and globals of its own', () => {
  const runs = jest.spyOn(vm.Script.prototype, 'runInContext');
  const source =
    'let count = 0; module.exports = { next: () => { count += 1; return [count, place]; }, Array };';
  const [here, there] = [vm.createContext({ place: 'here' }), vm.createContext({ place: 'there' })];
  const [first, second] = [here, there].map((context) => exportsOf(compile(source, context, '/once.js')));
  const next = (exported: unknown) => Reflect.get(Object(exported), 'next')();
  expect([...next(first), ...next(first), ...next(second)]).toEqual([1, 'here', 2, 'here', 1, 'there']);
  const [ran, ranAgain] = runs.mock.contexts;
  expect(ran).toBeDefined();
  expect(ranAgain).toBe(ran);
  expect(Reflect.get(Object(first), 'Array')).toBe(vm.runInContext('Array', here));
  expect(Reflect.get(Object(second), 'Array')).toBe(vm.runInContext('Array', there));
});

it('compiles a changed module again', () => {
  const context = vm.createContext({});
  const values = ['1', '2', '1'].map((value) =>
    exportsOf(compile(`module.exports = ${value};`, context, '/changes.js')),
  );
  expect(values).toEqual([1, 2, 1]);
});

it('preserves strict mode and trailing comments', () => {
  const run = compile(
    "'use strict'; module.exports = (function () { return this; })(); // end",
    vm.createContext({}),
    '/strict.js',
  );
  expect(exportsOf(run)).toBeUndefined();
});

it.each([
  ['on the first line', 'throw new Error("x");'],
  ['on a later one', '\n\n  throw new Error("x");'],
])('reports the same position of an error %s', (_, source) => {
  const placeIn = (options: vm.CompileFunctionOptions) => {
    try {
      vm.compileFunction(source, ['module'], options)({});
    } catch (error) {
      return /place\.js:\d+:\d+/.exec(String(Reflect.get(Object(error), 'stack')))?.[0];
    }
    return undefined;
  };
  const place = placeIn({ filename: '/place.js', parsingContext: vm.createContext({}) });
  expect(place).toMatch(/place\.js:\d+:\d+/);
  expect(place).toBe(placeIn({ filename: '/place.js' }));
});

it('leaves dynamic imports to the original function', async () => {
  const run = vm.compileFunction('module.exports = () => import("x");', ['module'], {
    filename: '/imports.js',
    parsingContext: vm.createContext({}),
    importModuleDynamically: () => Promise.reject(new Error('asked the registry')),
  });
  const load = exportsOf(run);
  const refusal = await Promise.resolve(typeof load === 'function' && load()).catch(
    (error: unknown) => error,
  );
  expect(String(refusal)).toMatch(/asked the registry|experimental-vm-modules/);
});
