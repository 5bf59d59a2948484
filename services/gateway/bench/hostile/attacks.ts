import type { Attack } from './attack.ts'

/** By the word on the command line. */
export const ATTACKS: Record<string, Attack> = {}
