import { currencySchema } from '@shop/contracts/money'
import { type ProductFilter, sortNames } from '@shop/contracts/products'
import { groups } from './list-entry.ts'

const NAME = '[a-z0-9][a-z0-9-]{0,49}'
const SIZE = '[A-Za-z0-9 ()./-]{1,20}'
const listOf = (word: string) => new RegExp(`^\\["${word}"(?:,"${word}"){0,49}\\]$`)
const quoted = <Word extends string>(words: readonly Word[]) => new Map(words.map(word => [`"${word}"`, word]))

const plain = (word: string) =>
  new Map([
    [word, word],
    [`"${word}"`, word],
  ])

const lists = new Map<string, RegExp>(groups.map(group => [group, listOf(group === 'sizes' ? SIZE : NAME)]))
const numbers = new Map([
  ['page', /^[1-9]\d{0,2}$/],
  ['limit', /^[1-9]\d?$/],
])
const names = new Map<string, ReadonlyMap<string, string>>([
  ['sort', quoted(sortNames)],
  ['currency', quoted(currencySchema.options)],
  ['group', plain('garment')],
  ['view', plain('card')],
])

/** The filter that is plainly right; null leaves the judgement to the contract, which says no in its own words. */
export function quickFilter(words: Readonly<Record<string, string>>): ProductFilter | null {
  const filter: Record<string, unknown> = {}
  for (const name in words) {
    const value = readWord(name, words[name] ?? '')
    if (value === undefined) return null
    filter[name] = value
  }
  return filter
}

// No sign that JSON would write in another way is among those allowed, so the words stand as they are.
function readWord(name: string, text: string): readonly string[] | string | number | undefined {
  if (lists.get(name)?.test(text)) return text.slice(2, -2).split('","')
  if (numbers.get(name)?.test(text)) return Number(text)
  return names.get(name)?.get(text)
}
