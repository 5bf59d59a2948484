import type { Locale } from '@shop/contracts/text'

/** What stands around the words of every letter. */
export const frameTexts: Record<Locale, { brand: string; help: string }> = {
  uk: { brand: 'ЛЕВАДА', help: 'Є запитання? Телефонуйте щодня з 9:00 до 20:00:' },
  en: { brand: 'LEVADA', help: 'Any questions? Call us every day from 9:00 to 20:00:' },
}

export const phone = '+380 800 210 014'
