import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from './dist/schema.js';

export type { components, paths } from './dist/schema.js';

/**
 * A client of a portal's API: `(await createClient('https://euromanager.example').GET('/matches')).data`.
 * @param portal address of the portal
 */
export declare function createClient(portal: string, options?: Omit<ClientOptions, 'baseUrl'>): Client<paths>;
