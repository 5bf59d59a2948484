import { parseArgs } from 'node:util'
import { ShopError } from '@shop/contracts/errors'
import { type ImportAnswers, optionUses } from '@shop/contracts/staff/goods/staff-import'
import { locales } from '@shop/contracts/texts/text'

export const USAGE = `npm run import -- <file.csv> [--dry-run]
For a file of Shopify besides: --currency UAH|EUR|… --rate <hryvnias for one> --collection <name> [--language uk|en] [--color <name>]
  [--option <name of an option>=color|height|size|title|skip], once for each`

type Arguments = { file: string; isDry: boolean; answers: ImportAnswers }

const text = { type: 'string' } as const
const known = {
  'dry-run': { type: 'boolean' },
  currency: text,
  rate: text,
  language: text,
  collection: text,
  color: text,
  option: { type: 'string', multiple: true },
} as const

/** What was asked for; null when it is not understood. */
export function readArguments(args: string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
    const [file, ...others] = positionals
    if (!file || others.length > 0) return null
    const { currency = null, rate, collection = null, color = null, option = [] } = values
    const language = locales.find(locale => locale === (values.language ?? 'en'))
    if (!language) return null
    const said = { currency, rate: rate === undefined ? null : Number(rate), collection, color }
    const answers = { language, ...said, options: Object.fromEntries(option.map(readOption)) }
    return { file, isDry: values['dry-run'] === true, answers }
  } catch {
    return null
  }
}

/** `Fabric=title`: the file names its options, and not what they mean. */
function readOption(option: string): [string, (typeof optionUses)[number]] {
  const at = option.lastIndexOf('=')
  const use = optionUses.find(name => name === option.slice(at + 1))
  if (at < 1 || !use) throw new Error(`What is ${option}?`)
  return [option.slice(0, at).toLowerCase(), use]
}

/** What was said beside the file has the names of the arguments. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const fields = error instanceof ShopError ? error.details.fields : undefined
  const names = Object.keys(fields ?? {}).map(field => `--${field.split('.').at(-1)}`)
  return names.length > 0 ? `Not understood: ${names.join(', ')}\n${USAGE}` : error.message
}
