import type { Attack } from './attack.ts'
import { pictures } from './pictures.ts'

/** By the word on the command line. */
export const ATTACKS: Record<string, Attack> = { pictures }
