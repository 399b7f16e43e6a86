import { type Command, Option } from 'commander';
import { messageOf } from '../../../http/index.js';
import { writeAudit } from '../../../infra/audit/writeAudit.js';
import { Refusal } from '../../../infra/errors.js';
import { makeCoupons, randomCodes } from '../../../payments/index.js';
import { loadCompetition } from '../../../tournament/index.js';
import { DEFAULT_REASON, reasonText, wholeNumber } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';

const STATES = ['free', 'reserved', 'spent', 'withdrawn'] as const;

interface MakeOptions {
  readonly code?: readonly string[];
  readonly reason?: string;
}

interface ListOptions {
  readonly state?: (typeof STATES)[number];
  readonly last: number;
}

export function addCoupons(program: Command, context: CliContext): void {
  const coupons = program.command('coupons').description('1+1 discount codes');
  coupons
    .command('make')
    .argument('[count]', 'how many', wholeNumber(1, 1_000), 1)
    .option('--code <codes...>', 'these codes instead of ones by chance')
    .option('--reason <text>', 'why, for the audit log', reasonText)
    .description('make coupons and print their codes')
    .action((count: number, { code, reason = DEFAULT_REASON }: MakeOptions) =>
      make(context, code ?? randomCodes(count), reason),
    );
  coupons
    .command('list')
    .addOption(new Option('--state <state>', 'only these').choices(STATES))
    .option('--last <count>', 'how many', wholeNumber(1, 1_000), 100)
    .description('the newest coupons, and who holds them')
    .action((options: ListOptions) => list(context, options));
}

async function make(context: CliContext, codes: readonly string[], reason: string): Promise<void> {
  const competition = await loadCompetition(context);
  if (!competition) throw new CliFailure('There is no competition yet: import a feed.');
  const batch = { competitionId: competition.id, type: 'discount1+1' as const, codes };
  try {
    const coupons = await context.withTransaction(async (transaction) => {
      const rows = await makeCoupons(context, batch, transaction);
      const details = { type: batch.type, couponIds: rows.map(({ id }) => id) };
      const entry = { actorId: null, action: 'coupons.made', subject: `competition ${competition.id}` };
      await writeAudit(context, { ...entry, reason, details }, transaction);
      return rows;
    });
    for (const { code } of coupons) context.print(code);
  } catch (error) {
    throw error instanceof Refusal ? new CliFailure(messageOf(error.code, 'en')) : error;
  }
}

async function list({ models, print }: CliContext, { state, last }: ListOptions): Promise<void> {
  const coupons = await models.Coupon.findAll({
    where: state === undefined ? {} : { state },
    order: [['id', 'DESC']],
    limit: last,
    raw: true,
  });
  for (const { code, state: now, orderId } of coupons) {
    print(`${code.padEnd(11)} ${now}${orderId == null ? '' : `, order ${orderId}`}`);
  }
  if (coupons.length === 0) print('There are no coupons.');
}
