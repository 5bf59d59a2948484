import * as z from 'zod/mini'
import { textSchema } from '../texts/text.ts'

/** What was ordered in one line of an order, as everybody sees it who may see the order: fields of a schema. */
export const orderedLine = {
  article: z.string(),
  size: z.string(),
  bundle: z.nullable(z.string()),
  title: textSchema,
  /** What its colour was called; orders from before have none. */
  color: z.optional(textSchema),
  /** As `160-167` in centimetres; orders from before have none. */
  height: z.optional(z.nullable(z.string())),
  picture: z.nullable(z.string()),
  count: z.int(),
}
