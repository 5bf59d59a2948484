import * as z from 'zod/mini'
import { type AppName, appNames } from './parts.ts'

/** What is released by itself: the frame and each remote. */
export const partNames = appNames
export type PartName = AppName

/**
 * What may be the name of a part, known here or not: browsers and teams may have the table of parts of another day, and a part that
 * a service does not know is left alone.
 */
export const partNameSchema = z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}$/, 'invalid'))

export const versionSchema = z.string().check(z.regex(/^[0-9a-f]{1,40}$/, 'invalid'))

/** A signed token: which versions a page was served with. One that is forged or too old is no error, it only says nothing. */
export const pageViewSchema = z.string().check(z.maxLength(600, 'too_long'))
