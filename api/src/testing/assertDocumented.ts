import { normalTarget } from '@euro/api-contract/normalTarget';
import { buildOpenApi } from '../http/docs/buildOpenApi.js';
import { readShared, share } from './run/testRun.js';

interface Operation {
  readonly pattern: RegExp;
  /** By status the codes that may come with it; none for an answer that is no refusal in JSON. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
}

interface Response {
  readonly content?: {
    readonly 'application/json'?: {
      readonly schema?: { readonly allOf?: readonly { readonly properties?: DocumentedCall }[] };
    };
  };
}

interface DocumentedCall {
  readonly error: { readonly properties: { readonly code: { readonly enum: readonly string[] } } };
}

type Paths = Record<string, Record<string, { readonly responses: Record<string, Response> }>>;

let operationsByMethod: ReadonlyMap<string, readonly Operation[]> | undefined;

/** An answer that the OpenAPI document doesn't list for its call is a fault of the one or the other. */
export function assertDocumented(
  method: string,
  path: string,
  { status, code }: { readonly status: number; readonly code: unknown },
): void {
  operationsByMethod ??= readOperations();
  const [address = ''] = (normalTarget(`/${path}`) ?? '').split('?');
  const operation = operationsByMethod
    .get(method === 'HEAD' ? 'get' : method.toLowerCase())
    ?.find(({ pattern }) => pattern.test(address));
  if (!operation) return;
  const codes = operation.answers.get(String(status));
  const isListed = codes !== undefined && (code === undefined || codes.includes(String(code)));
  if (isListed) return;
  throw new Error(
    `${method} ${address} answers ${status} ${code ?? ''}, which its OpenAPI document does not list.`,
  );
}

/** A call of the document: method, path, and by status the codes of its refusals. */
type Call = readonly [
  method: string,
  path: string,
  answers: readonly (readonly [string, readonly string[]])[],
];

const CALLS = 'documented_calls';

/** By method, fixed words before parameters, as the router has it. */
function readOperations(): ReadonlyMap<string, readonly Operation[]> {
  const operations = new Map<string, Operation[]>();
  for (const [method, path, answers] of readCalls()) {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const operation = { pattern, answers: new Map(answers) };
    operations.set(method, [...(operations.get(method) ?? []), operation]);
  }
  return operations;
}

/** The first test file of a run builds the document for all of them: that takes a quarter of a second. */
function readCalls(): readonly Call[] {
  const storedCalls = readShared<readonly Call[]>(CALLS);
  if (storedCalls) return storedCalls;
  const calls = Object.entries(buildOpenApi().paths as Paths)
    .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]): Call => {
        const answers = Object.entries(responses).map(
          ([status, answer]) => [status, codesOf(answer)] as const,
        );
        return [method, path, answers];
      }),
    );
  share(CALLS, calls);
  return calls;
}

function codesOf({ content }: Response): readonly string[] {
  const parts = content?.['application/json']?.schema?.allOf ?? [];
  return parts.flatMap(({ properties }) => properties?.error.properties.code.enum ?? []);
}
