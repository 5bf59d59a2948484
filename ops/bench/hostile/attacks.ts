import type { Attack } from './attack.ts'
import { flood } from './flood.ts'
import { imports } from './import.ts'
import { large } from './large.ts'
import { pictures } from './pictures.ts'
import { quotes } from './quotes.ts'

/** By the word on the command line. */
export const ATTACKS: Record<string, Attack> = { pictures, import: imports, large, quotes, flood }
