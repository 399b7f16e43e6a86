import { DESK_ROLES, GRANTED_ROLES } from '@euro/api-contract';
import { Argument, type Command } from 'commander';
import { changeRoles } from '../../changeRoles.js';
import { DEFAULT_REASON, reasonText } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';

const ROLES = [...GRANTED_ROLES, ...DESK_ROLES];
type Role = (typeof ROLES)[number];

interface Options {
  readonly remove?: boolean;
  readonly reason?: string;
}

export function addRole(program: Command, context: CliContext): void {
  program
    .command('role')
    .argument('<email>', 'address of the account')
    .addArgument(new Argument('<role>', 'the role').choices(ROLES))
    .option('--remove', 'take the role away')
    .option('--reason <text>', 'why, for the audit log', reasonText)
    .description('give an account a role')
    .action(async (address: string, role: Role, { remove = false, reason = DEFAULT_REASON }: Options) => {
      const { models, print } = context;
      const email = address.trim().toLowerCase();
      await context.withTransaction(async (transaction) => {
        const user = await models.User.findOne({
          attributes: ['id'],
          where: { email },
          raw: true,
          transaction,
          lock: true,
        });
        if (!user) throw new CliFailure(`Nobody is registered as ${email}.`);
        const grants = [{ role, competitionId: 0 }];
        const change = { userId: user.id, give: remove ? [] : grants, take: remove ? grants : [] };
        await changeRoles(context, change, { actorId: null, reason }, transaction);
      });
      print(
        `${email} ${remove ? 'is no longer' : 'is now'} ${role}. It shows at the next sign-in or refresh.`,
      );
    });
}
