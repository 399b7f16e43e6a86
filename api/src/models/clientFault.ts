import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, longText, moment, text } from './columns.js';
import { type Row, table } from './table.js';

/** What went wrong in browsers: one row for each release, code, message and place. */
export interface ClientFault extends Row<ClientFault> {
  id: CreationOptional<number>;
  /** Digest of everything that differs between two faults. */
  hash: string;
  remote: string;
  /** `none` when no release was loaded. */
  releaseVersion: string;
  code: string;
  /** Empty where a release has too many different ones. */
  message: string;
  /** Places in scripts of releases, a line each, innermost first. */
  frames: string;
  /** Kind of page: `/team/:id`; that of the first report. */
  path: string;
  count: number;
  /** Real time. */
  firstAt: number;
  lastAt: number;
}

export const defineClientFault = table<ClientFault>('ClientFault', 'client_faults', {
  id: autoId(),
  hash: exactText(43),
  remote: exactText(64),
  releaseVersion: exactText(64),
  code: exactText(40),
  message: text(500),
  frames: longText(),
  path: text(200),
  count: integer(),
  firstAt: moment(),
  lastAt: moment(),
});
