// Writes what the tarball has of the API: its OpenAPI document, and the types that openapi-typescript makes of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildOpenApi } from '../../api/dist/src/http/docs/buildOpenApi.js';

const dist = new URL('dist/', import.meta.url);
const document = buildOpenApi();
const types = astToString(await openapiTS(withSharedRefusals(structuredClone(document))));
/** Types of answers lie deep: four spaces a level are half of the file. */
const indented = types.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
mkdirSync(dist, { recursive: true });
writeFileSync(new URL('openapi.json', dist), JSON.stringify(document));
writeFileSync(new URL('schema.d.ts', dist), indented);

/** Names the refusals of one status and the same codes once: most calls have them in common. */
function withSharedRefusals(openApi) {
  const shared = {};
  const calls = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
  for (const { responses } of calls) {
    for (const [status, response] of Object.entries(responses)) {
      const [, refusal] = response.content?.['application/json']?.schema?.allOf ?? [];
      const codes = refusal?.properties?.error?.properties.code.enum;
      if (!codes) continue;
      const name = [status, ...codes].join('.');
      shared[name] = response;
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return { ...openApi, components: { ...openApi.components, responses: shared } };
}
