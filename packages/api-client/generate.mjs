// Writes what the tarball has of the API: its OpenAPI document, and the types that openapi-typescript makes of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildOpenApi } from '../../api/dist/src/http/docs/buildOpenApi.js';

const dist = new URL('dist/', import.meta.url);
const document = buildOpenApi();
const types = astToString(await openapiTS(structuredClone(document)));
/** Types of answers lie deep: four spaces a level are half of the file. */
const indented = types.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
mkdirSync(dist, { recursive: true });
writeFileSync(new URL('openapi.json', dist), JSON.stringify(document));
writeFileSync(new URL('schema.d.ts', dist), indented);
