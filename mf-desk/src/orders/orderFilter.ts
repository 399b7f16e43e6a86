import { ORDER_STATUSES, type QueryOf } from '@euro/api-contract';

/** Filters of the list, by their names in its address. */
export const ORDER_FILTERS = [
  ...(['status', 'user', 'mismatch'] as const),
  ...(['competition', 'kind', 'from', 'to', 'coupon'] as const),
] as const;
export type OrderFilters = Readonly<Record<(typeof ORDER_FILTERS)[number], string>>;

type Filter = Omit<QueryOf<'GET admin/orders'>, 'pageNumber' | 'pageRecords'>;

const KINDS = ['teams', 'premium'] as const;

/** The filter of the calls; what is no valid value filters nothing. Days begin and end in the browser's time zone. */
export function orderFilter({
  status,
  user,
  mismatch,
  competition,
  kind,
  from,
  to,
  coupon,
}: OrderFilters): Filter {
  const found = ORDER_STATUSES.find((one) => one === status);
  const ofKind = KINDS.find((one) => one === kind);
  const [userId, competitionId] = [idOf(user), idOf(competition)];
  const [paidFrom, paidTo] = [dayBegin(from, 0), dayBegin(to, 1)];
  return {
    ...(found && { status: found }),
    ...(userId !== undefined && { userId }),
    ...(mismatch === 'waiting' && { mismatch }),
    ...(competitionId !== undefined && { competitionId }),
    ...(ofKind && { kind: ofKind }),
    ...(paidFrom !== undefined && { paidFrom }),
    ...(paidTo !== undefined && { paidTo }),
    ...(/^[A-Za-z0-9]{6,11}$/.test(coupon) && { coupon }),
  };
}

const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The moment at which a day (`2024-06-14`) begins, or one so many days later. */
function dayBegin(text: string, later: number): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(day) + later).toISOString();
}
