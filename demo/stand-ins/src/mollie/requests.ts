import * as z from 'zod';
import { MollieError } from './mollieError.js';

const amount = z.object({
  currency: z.literal('EUR'),
  value: z.string().regex(/^\d{1,7}\.\d{2}$/, 'The amount contains an invalid value'),
});
const address = z.url({ protocol: /^https?$/ }).max(2000);
const metadata = z
  .json()
  .refine((value) => JSON.stringify(value).length <= 1024, 'The metadata is too long')
  .nullish();

/** Body of `POST /v2/payments`; unused fields such as lines and addresses are accepted. */
export const paymentRequest = z.object({
  description: z.string().min(1).max(255),
  amount,
  redirectUrl: address,
  cancelUrl: address.nullish(),
  webhookUrl: address.nullish(),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .nullish(),
  metadata,
});

/** Body of `POST /v2/payments/{id}/refunds`. */
export const refundRequest = z.object({ amount, description: z.string().max(255).default(''), metadata });

/** Parses a body. @throws MollieError 422 with the first invalid field */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MollieError(422, issue?.message ?? 'The body is not right', issue?.path.join('.') || undefined);
}

/** `"7.00"` in cents. */
export const centsOf = ({ value }: z.output<typeof amount>): number => Number(value.replace('.', ''));
