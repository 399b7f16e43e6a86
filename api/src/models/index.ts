import type { Sequelize } from 'sequelize';
import * as tables from './tables.js';

export type * from './tables.js';

type Definitions = typeof tables;

/** Every model, bound to one connection, by the name of its row: `defineTeam` makes `Team`. */
export type Models = {
  readonly [Name in keyof Definitions as Name extends `define${infer Row}` ? Row : never]: ReturnType<
    Definitions[Name]
  >;
};

export function defineModels(sequelize: Sequelize): Models {
  const models = Object.entries(tables).map(([name, define]) => [
    name.replace('define', ''),
    define(sequelize),
  ]);
  return Object.fromEntries(models) as Models;
}
