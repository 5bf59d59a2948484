import * as z from 'zod/mini'

/** What a cloth shows on the ground of its colour; a plain colour has none. */
export const colorPatterns = ['check', 'stripe', 'dots', 'floral', 'melange'] as const
export type ColorPattern = (typeof colorPatterns)[number]

export const colorPatternSchema = z.enum(colorPatterns, 'invalid')
