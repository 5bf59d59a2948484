import { useStore } from '@nanostores/react'
import { formatMoney, formatBounds as formatMoneyBounds } from '@shop/money/format'
import type { Currency } from '@shop/money/money'
import { $locale, type Locale } from './locale.ts'

/** Decimal amounts as the API sends them. */
type Amounts = { uah: number; eur: number }

// Made when they are first needed: each costs a phone some milliseconds, and few pages need them all.
const dates = {
  uk: onDemand(() => new Intl.DateTimeFormat('uk-UA', { dateStyle: 'long', timeZone: 'Europe/Kyiv' })),
  en: onDemand(() => new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'Europe/Kyiv' })),
}

const days = {
  uk: onDemand(() => new Intl.DateTimeFormat('uk-UA', { day: 'numeric', month: 'long', timeZone: 'Europe/Kyiv' })),
  en: onDemand(() => new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', timeZone: 'Europe/Kyiv' })),
}

// On a clock of twenty-four hours in both languages.
const times = onDemand(() => new Intl.DateTimeFormat('uk-UA', { timeStyle: 'short', timeZone: 'Europe/Kyiv' }))

/** "12 490 ₴" in Ukrainian, "€249.90" in English. */
function formatPrice({ uah, eur }: Amounts, locale: Locale): string {
  return locale === 'uk' ? formatDecimal(uah, 'UAH', locale) : formatDecimal(eur, 'EUR', locale)
}

/** An amount (decimal) whose currency is fixed, as in an order that was already placed; written by the rules of the reader's language. */
export function formatAmount(amount: number, currency: Currency): string {
  return formatDecimal(amount, currency, $locale.get())
}

/** Whole hryvnias or euros as a filter bounds a price: "€250", with a second one "1 000–4 000 ₴" or "€1,000 – €4,000". */
export function formatBounds(currency: Currency, least: number, most = least): string {
  return formatMoneyBounds($locale.get(), currency, least * 100, most * 100)
}

function formatDecimal(amount: number, currency: Currency, locale: Locale): string {
  return formatMoney(locale, { amount: Math.round(amount * 100), currency })
}

function formatDate(date: Date | string | number, locale: Locale): string {
  return dates[locale]().format(new Date(date))
}

/** Formats in the reader's language and follows when it changes. */
export function useFormat() {
  const locale = useStore($locale)
  return {
    locale,
    money: (amounts: Amounts) => formatPrice(amounts, locale),
    date: (date: Date | string | number) => formatDate(date, locale),
    /** "15 грудня": a day so near that its year goes without saying. */
    day: (date: Date | string | number) => days[locale]().format(new Date(date)),
    /** "14:05" in Kyiv, wherever the reader is. */
    time: (date: Date | string | number) => times().format(new Date(date)),
    /** The text of the reader's language out of a bilingual one. */
    text: (texts: Record<Locale, string>) => texts[locale],
  }
}

function onDemand<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => {
    made ??= make()
    return made
  }
}
