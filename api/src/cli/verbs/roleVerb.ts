import { Argument, type Command } from 'commander';
import { type CliContext, CliFailure } from '../cliContext.js';

const ROLES = ['premium', 'pundit', 'support', 'operator'] as const;
type Role = (typeof ROLES)[number];

export function addRole(program: Command, context: CliContext): void {
  program
    .command('role')
    .argument('<email>', 'address of the account')
    .addArgument(new Argument('<role>', 'the role').choices(ROLES))
    .option('--remove', 'take the role away')
    .description('give an account a role')
    .action(async (address: string, role: Role, { remove = false }: { remove?: boolean }) => {
      const { models, print } = context;
      const email = address.trim().toLowerCase();
      const user = await models.User.findOne({ where: { email }, attributes: ['id'], raw: true });
      if (!user) throw new CliFailure(`Nobody is registered as ${email}.`);
      const row = { userId: user.id, role };
      await context.withTransaction(async (transaction) => {
        await models.UserRole.destroy({ where: row, transaction });
        if (!remove) await models.UserRole.create(row, { transaction });
      });
      print(
        `${email} ${remove ? 'is no longer' : 'is now'} ${role}. It shows at the next sign-in or refresh.`,
      );
    });
}
