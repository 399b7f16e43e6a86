import { normalTarget } from '@euro/api-contract/normalTarget';
import { buildOpenApi } from '../http/docs/buildOpenApi.js';

interface Operation {
  readonly pattern: RegExp;
  /** By status the codes that may come with it; none for an answer that is no refusal in JSON. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
}

interface Response {
  readonly content?: {
    readonly 'application/json'?: {
      readonly schema?: { readonly allOf?: readonly { readonly properties?: Listed }[] };
    };
  };
}

interface Listed {
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

/** By method, fixed words before parameters, as the router has it. */
function readOperations(): ReadonlyMap<string, readonly Operation[]> {
  const operations = new Map<string, Operation[]>();
  const paths = Object.entries(buildOpenApi().paths as Paths);
  for (const [path, methods] of paths.toSorted(
    ([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')),
  )) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const answers = new Map(Object.entries(responses).map(([status, answer]) => [status, codesOf(answer)]));
      operations.set(method, [...(operations.get(method) ?? []), { pattern, answers }]);
    }
  }
  return operations;
}

function codesOf({ content }: Response): readonly string[] {
  const parts = content?.['application/json']?.schema?.allOf ?? [];
  return parts.flatMap(({ properties }) => properties?.error.properties.code.enum ?? []);
}
