import { Op } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import { loadCompetition, requireCompetition } from '../../tournament/index.js';
import { presentCoupon } from '../coupons/coupons.js';
import { makeCoupons, randomCodes } from '../coupons/makeCoupons.js';
import { route } from '../route.js';

export const listCoupons = route('GET admin/coupons', async ({ context, query }) => {
  const { state, code, pageNumber, pageRecords } = query;
  const competition = await loadCompetition(context);
  if (!competition) return { totalRecords: 0, coupons: [] };
  const { rows, count } = await context.models.Coupon.findAndCountAll({
    where: {
      competitionId: competition.id,
      ...(state === undefined ? {} : { state }),
      // Codes hold no character that means something in a pattern; what does finds nothing.
      ...(code ? { code: { [Op.like]: `${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '-')}%` } } : {}),
    },
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return {
    totalRecords: count,
    coupons: rows.map((coupon) => ({
      ...presentCoupon(coupon, competition),
      state: coupon.state,
      orderId: coupon.orderId ?? null,
      createdAt: new Date(Number(coupon.createdAt)).toISOString(),
    })),
  };
});

export const addCoupons = route('POST admin/coupons', async ({ context, body, caller }) => {
  const { type, count, codes: ownCodes, reason } = body;
  const competition = await requireCompetition(context);
  if ((count === undefined) === (ownCodes === undefined)) throw new Refusal('invalid-input');
  const codes = ownCodes ?? randomCodes(count ?? 0);
  const newCoupons = await context.withTransaction(async (transaction) => {
    const coupons = await makeCoupons(context, { competitionId: competition.id, type, codes }, transaction);
    const subject = `competition ${competition.id}`;
    const details = { type, couponIds: coupons.map(({ id }) => id) };
    const entry = { actorId: caller.userId, action: 'coupons.made', subject, reason, details };
    await writeAudit(context, entry, transaction);
    return coupons;
  });
  return { coupons: newCoupons.map((coupon) => presentCoupon(coupon, competition)) };
});

export const withdrawCoupon = route(
  'POST admin/coupons/{id}/withdraw',
  async ({ context, params, body, caller }) => {
    await context.withTransaction(async (transaction) => {
      const coupon = await context.models.Coupon.findByPk(params.id, { transaction, lock: true });
      if (!coupon) throw new Refusal('not-found');
      if (coupon.state === 'withdrawn') return;
      if (coupon.state !== 'free') throw new Refusal('coupon-used');
      await coupon.update({ state: 'withdrawn' }, { transaction });
      const entry = { actorId: caller.userId, action: 'coupon.withdrawn', subject: `coupon ${coupon.id}` };
      await writeAudit(context, { ...entry, reason: body.reason }, transaction);
    });
    return { ok: true as const };
  },
);
