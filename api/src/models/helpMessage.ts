import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, exactText, flag, integer, longText, moment, tableOptions, text } from './columns.js';

/** A message of a conversation with the help desk. */
export interface HelpMessage
  extends Model<InferAttributes<HelpMessage>, InferCreationAttributes<HelpMessage>> {
  id: CreationOptional<number>;
  conversationId: number;
  fromDesk: boolean;
  /** First name of who answered; empty for the asker. */
  author: string;
  /** Plain text. */
  body: string;
  /** Real time. */
  at: number;
  /** The `Idempotency-Key` it came with; unique per conversation and side. */
  requestKey: string | null;
}

export function defineHelpMessage(sequelize: Sequelize): ModelStatic<HelpMessage> {
  return sequelize.define<HelpMessage>(
    'HelpMessage',
    {
      id: autoId(),
      conversationId: integer(),
      fromDesk: flag(),
      author: text(80),
      body: longText(),
      at: moment(),
      requestKey: { ...exactText(100), allowNull: true },
    },
    tableOptions('help_messages'),
  );
}
