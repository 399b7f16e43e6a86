import type {
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelAttributes,
  ModelStatic,
  Sequelize,
} from 'sequelize';

/** A row of a table; its interface extends this type of itself. */
export type Row<Self extends Model> = Model<InferAttributes<Self>, InferCreationAttributes<Self>>;

/** Defines a model: snake-case columns, no columns of Sequelize's own. */
export function table<R extends Model>(
  name: string,
  tableName: string,
  columns: ModelAttributes<R, InferAttributes<R>>,
): (sequelize: Sequelize) => ModelStatic<R> {
  return (sequelize) =>
    sequelize.define<R>(name, columns, { tableName, underscored: true, timestamps: false });
}
