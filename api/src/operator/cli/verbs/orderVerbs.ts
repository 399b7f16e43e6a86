import { orderStatus } from '@euro/api-contract';
import { type Command, Option } from 'commander';
import { presentOrders } from '../../../payments/index.js';
import { wholeNumber } from '../arguments.js';
import type { CliContext } from '../cliContext.js';

interface ListOptions {
  readonly status?: (typeof orderStatus.options)[number];
  readonly last: number;
}

export function addOrders(program: Command, context: CliContext): void {
  const orders = program.command('orders').description('what people ordered and paid');
  orders
    .command('list')
    .addOption(new Option('--status <status>', 'only these').choices(orderStatus.options))
    .option('--last <count>', 'how many', wholeNumber(1, 1_000), 20)
    .description('the newest orders')
    .action((options: ListOptions) => list(context, options));
}

async function list(context: CliContext, { status, last }: ListOptions): Promise<void> {
  const { models, print } = context;
  const rows = await models.Order.findAll({
    where: status === undefined ? {} : { status },
    order: [['id', 'DESC']],
    limit: last,
    raw: true,
  });
  const orders = await presentOrders(context, rows);
  for (const [index, order] of orders.entries()) {
    const { id, createdAt, amount, lines, receiptNumber } = order;
    const euros = `€ ${(amount / 100).toFixed(2)}`;
    const lineNames = lines.map(({ name }) => name).join(', ');
    const provider = rows[index]?.providerId ?? 'no payment';
    print(
      `${id}  ${createdAt}  ${order.status}  ${euros}  ${receiptNumber ?? '-'}  ${provider}  ${lineNames}`,
    );
  }
  if (orders.length === 0) print('There are no orders.');
}
