import * as z from 'zod/mini'

/** What staff enter of a size, number by number; each says what is wrong with it. */

/** Whole hryvnias. An empty field comes as 0, what is no number as NaN. */
export const hryvniasSchema = z.number('not_a_number').check(
  z.refine(sum => sum !== 0, 'price_required'),
  z.minimum(1, 'not_positive'),
  z.multipleOf(1, 'whole_hryvnias'),
  z.maximum(1_000_000, 'too_big'),
)

export const eurosSchema = z.number('not_a_number').check(
  z.minimum(0.01, 'not_positive'),
  z.maximum(100_000, 'too_big'),
  z.refine(sum => Math.round(sum * 100) / 100 === sum, 'two_decimals'),
)

export const weightSchema = z.number('not_a_number').check(z.minimum(0.01, 'weight'), z.maximum(50, 'weight'))

/** How many may be sold in advance. */
export const preorderLimitSchema = z
  .number('not_a_number')
  .check(z.minimum(0, 'negative'), z.multipleOf(1, 'whole_items'), z.maximum(100_000, 'too_big'))

/** Items that come (above zero) or go. */
export const stockDifferenceSchema = z.number('not_a_number').check(
  z.refine(count => count !== 0, 'required'),
  z.multipleOf(1, 'whole_items'),
  z.minimum(-100_000, 'too_big'),
  z.maximum(100_000, 'too_big'),
)

export const modelSchema = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}-]{1,60}$/u, 'invalid'))
