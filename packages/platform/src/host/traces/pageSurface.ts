/**
 * Everything that all code of a page shares: each property of window, document and the built-in prototypes, by name.
 */
export type PageSurface = ReadonlyMap<string, unknown>;

/** Built-ins whose own properties and prototypes are shared. */
const BUILT_INS = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Promise', 'RegExp'],
  ...['Date', 'Error', 'Map', 'Set', 'WeakMap', 'WeakSet', 'JSON', 'Math', 'Reflect', 'Intl', 'URL'],
  ...['EventTarget', 'Event', 'Node', 'Element', 'HTMLElement', 'Document', 'Storage', 'History', 'Location'],
  ...['XMLHttpRequest', 'Request', 'Response', 'Headers', 'CSSStyleDeclaration', 'Window'],
];
/** Other interfaces that scripts replace to watch a page's connections. */
const CONNECTIONS = ['WebSocket', 'EventSource'];
/**
 * Of all others only the name is read: a browser has a thousand, and makes each when its property is looked at,
 * which takes a phone longer than all else before the first section is mounted.
 */
const isInterface = (name: string) =>
  /^[A-Z]/.test(name) && !BUILT_INS.includes(name) && !CONNECTIONS.includes(name);

/** Reads the surface of a page; getters are compared as functions and never called. */
export function pageSurface(page: Window): PageSurface {
  const surface = new Map<string, unknown>();
  addProperties(surface, 'window', page, isInterface);
  addHandlers(surface, 'window', page);
  addProperties(surface, 'document', page.document);
  addHandlers(surface, 'document', page.document);
  for (const name of BUILT_INS) {
    const builtIn: unknown = Reflect.get(page, name);
    if (!isObject(builtIn)) continue;
    addProperties(surface, name, builtIn);
    const prototype: unknown = Reflect.get(builtIn, 'prototype');
    if (isObject(prototype)) addProperties(surface, `${name}.prototype`, prototype);
  }
  return surface;
}

function addProperties(
  surface: Map<string, unknown>,
  owner: string,
  object: object,
  isNameOnly: (name: string) => boolean = () => false,
): void {
  for (const key of Reflect.ownKeys(object)) {
    // Frames are numbered properties of window.
    if (typeof key === 'string' && /^\d+$/.test(key)) continue;
    if (typeof key === 'string' && isNameOnly(key)) {
      surface.set(`${owner}.${key}`, null);
      continue;
    }
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    surface.set(`${owner}.${String(key)}`, descriptor?.get ?? descriptor?.set ?? descriptor?.value);
  }
}

/** `window.onresize = …` changes no property, only the value of its getter. */
function addHandlers(surface: Map<string, unknown>, owner: string, target: object): void {
  for (const key in target) {
    if (!key.startsWith('on')) continue;
    const value: unknown = Reflect.get(target, key);
    if (typeof value === 'function' || value === null) surface.set(`${owner}.${key} (handler)`, value);
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
