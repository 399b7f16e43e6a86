import { integer, longText, moment, primaryKey, text } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

export const createPages: Migration = {
  name: '0007-create-pages',
  async up(context) {
    await createTable(context, 'pages', {
      competition_id: primaryKey(integer()),
      slug: primaryKey(text(80)),
      language: primaryKey(text(16)),
      title: text(200),
      body: longText(),
      updated_at: moment(),
    });
  },
};
