import { titleOf } from '@shop/contracts/parts'
import { WORKING_TREE } from '@shop/contracts/released-services'
import { formatAmount } from '@shop/shell/format'
import type { Translate } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'
import { formatDay, formatTime } from '../moments.ts'
import { formatNumber, formatShare } from '../numbers.ts'
import { textOfCode } from '../use-texts.ts'
import { type Difference, isId, isPrice } from './differences.ts'
import { isForPeople } from './field-text.ts'
import { type ValueKind, valuesOf } from './logged-fields.ts'

type Named = 'category' | 'collection' | 'color' | 'height'
/** What a value is put into words with: `nameOf` knows what a thing of a dictionary is called now. */
export type Words = { t: Translate; locale: Locale; nameOf: (dictionary: Named, name: string) => string }

type Place = Pick<Difference, 'path' | 'of'>
type Fields = Readonly<Record<string, unknown>>

/** A logged value as the screens show it: *shown*, `4 990 ₴`, a day, the name of a colour; "–" for none. */
export function valueText(words: Words, place: Place, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map((one, index) => itemText(words, place, one, index)).join(', ') || '–'
  if (isPrice(value)) return priceText(value)
  if (typeof value === 'object') return fieldsText(words, place, value as Fields)
  return scalarText(words, place, value)
}

function itemText(words: Words, place: Place, value: unknown, index: number): string {
  if (typeof value !== 'object' || value === null) return valueText(words, place, value)
  const { size } = value as Fields
  const inShort = fieldsText(words, { ...place, path: [...place.path, { item: index + 1 }] }, value as Fields)
  return typeof size === 'string' ? `${size} (${inShort})` : inShort
}

/** Of a thing that is new or gone: what it is, in short. */
function fieldsText(words: Words, place: Place, value: Fields): string {
  const picture = pictureText(words, value)
  if (picture) return picture
  const shown = Object.entries(value).filter(
    ([name, part]) =>
      isForPeople([name]) && part !== null && part !== '' && !(isItem(place) && (name === 'name' || name === 'size')),
  )
  const texts = shown.map(([name, part]) => {
    const text = valueText(words, { path: [...place.path, name], of: value }, part)
    const label = textOfCode(words.t, 'audit.fields', name)
    return name === 'uk' || name === 'en' || label === name ? text : `${label} ${text}`
  })
  return texts.join(', ') || '–'
}

const isItem = ({ path }: Place) => typeof path.at(-1) === 'object'

/** What a picture shows, as its description says it. */
function pictureText({ t, locale }: Words, { name, alt }: Fields): string | null {
  if (typeof name !== 'string' || !isId(name)) return null
  const described = typeof alt === 'object' && alt !== null ? (alt as Fields)[locale] : undefined
  return typeof described === 'string' && described !== ''
    ? t('audit.values.pictureOf', { alt: described })
    : t('audit.values.picture', { end: name.slice(-6) })
}

function scalarText(words: Words, { path, of }: Place, value: unknown): string {
  const { t, locale } = words
  const text = String(value)
  if (text === WORKING_TREE) return t('releases.ofService.first')
  const values = kindAt(path)
  if (values?.kind === 'words') return textOfCode(t, values.place, text)
  const show: Partial<Record<ValueKind, () => string>> = {
    category: () => words.nameOf('category', text),
    collection: () => words.nameOf('collection', text),
    color: () => words.nameOf('color', text),
    height: () => words.nameOf('height', text),
    dictionaryName: () => (isDictionary(of.kind) ? words.nameOf(of.kind, text) : text),
    part: () => titleOf(text)[locale],
    field: () => textOfCode(t, 'audit.fields', text),
    visibility: () => t(isYes(text) ? 'audit.values.shown' : 'audit.values.hidden'),
    yesNo: () => t(isYes(text) ? 'audit.values.yes' : 'audit.values.no'),
    hryvnias: () => formatAmount(Number(text), 'UAH'),
    euros: () => formatAmount(Number(text), 'EUR'),
    amount: () => formatAmount(Number(text), currencyIn(of)),
    total: () => (of.currency ? formatAmount(Number(text) / 100, currencyIn(of)) : formatNumber(Number(text), locale)),
    percent: () => formatShare(Number(text), locale),
    number: () => formatNumber(Number(text), locale),
    day: () => formatDay(text, locale),
    moment: () => `${formatDay(text, locale)}, ${formatTime(text, locale)}`,
    picture: () => (isId(text) ? t('audit.values.picture', { end: text.slice(-6) }) : text),
  }
  if (value === true || value === false) return (show[values?.kind ?? 'yesNo'] ?? show.yesNo)?.() ?? text
  const shown = isReadable(values?.kind, text) ? show[values?.kind ?? 'text']?.() : undefined
  return shown ?? (isId(text) ? `…${text.slice(-6)}` : text)
}

const currencyIn = (of: Fields) => (of.currency === 'EUR' ? 'EUR' : 'UAH')

const amounts: readonly ValueKind[] = ['hryvnias', 'euros', 'amount', 'total', 'percent', 'number']

/** A word of another kind than the field has as a rule, as `keep` for a number, is shown as it is. */
function isReadable(kind: ValueKind | undefined, text: string): boolean {
  if (kind === 'day' || kind === 'moment') return !Number.isNaN(Date.parse(text))
  const isAmount = kind !== undefined && amounts.includes(kind)
  return !isAmount || (text.trim() !== '' && Number.isFinite(Number(text)))
}

/** What the last field that the tables know has for values: names of articles and sizes lead into it, too. */
function kindAt(path: Difference['path']) {
  const names = path.filter(step => typeof step === 'string')
  return names.map((name, index) => valuesOf(names[index - 1] ?? '', name)).findLast(found => found !== null) ?? null
}

function priceText({ uah, eur }: { uah: number; eur: number | null }): string {
  return [formatAmount(uah, 'UAH'), ...(eur === null ? [] : [formatAmount(eur, 'EUR')])].join(' · ')
}

const isYes = (text: string) => text === 'true' || text === '1'

function isDictionary(kind: unknown): kind is Named {
  return kind === 'category' || kind === 'collection' || kind === 'color' || kind === 'height'
}
