import * as z from 'zod/mini'

const percent = z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(100, 'invalid'))

/** The point that must stay in sight where a picture is cut, in percent from the left and from the top. */
export const focusSchema = z.object({ x: percent, y: percent })
export type Focus = z.infer<typeof focusSchema>
