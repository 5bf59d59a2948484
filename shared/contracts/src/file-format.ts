import * as z from 'zod/mini'

/** How a list leaves as a file: text for any program, or a workbook with numbers and dates. */
export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** CSV where nothing is said. */
export const fileFormatSchema = z.optional(z.enum(fileFormats))
