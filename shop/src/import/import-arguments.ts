import { ShopError } from '@shop/contracts/errors'
import { type ImportAnswers, optionUses } from '@shop/contracts/staff/goods/import-questions'
import { locales } from '@shop/contracts/texts/text'
import { readCommandLine } from '@shop/service-kit/process/command-line'

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

/** @throws Error that names what is not understood, with the usage */
export function readArguments(args?: string[], env?: NodeJS.ProcessEnv): Arguments {
  const command = { script: 'import', usage: USAGE, words: 1, options: known }
  const { words, options } = readCommandLine(command, args, env)
  const [file] = words
  if (!file) throw new Error(`Name a file: ${USAGE}`)
  const { currency = null, rate, collection = null, color = null, option = [] } = options
  const language = locales.find(locale => locale === (options.language ?? 'en'))
  if (!language) throw new Error(`There are no texts in ${options.language}: ${USAGE}`)
  const given = { currency, rate: rate === undefined ? null : Number(rate), collection, color }
  const answers = { language, ...given, options: Object.fromEntries(option.map(readOption)) }
  return { file, isDry: options['dry-run'] === true, answers }
}

/** `Fabric=title`: the file names its options, and not what they mean. */
function readOption(option: string): [string, (typeof optionUses)[number]] {
  const at = option.lastIndexOf('=')
  const use = optionUses.find(name => name === option.slice(at + 1))
  if (at < 1 || !use) throw new Error(`What is ${option}? ${USAGE}`)
  return [option.slice(0, at).toLowerCase(), use]
}

/** The answers given beside the file have the names of the arguments. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const fields = error instanceof ShopError ? error.details.fields : undefined
  const names = Object.keys(fields ?? {}).map(field => `--${field.split('.').at(-1)}`)
  return names.length > 0 ? `Not understood: ${names.join(', ')}\n${USAGE}` : error.message
}
