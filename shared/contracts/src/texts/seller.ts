import type { Locale } from './text.ts'

/** Facts about the seller that legal texts name; these are of a demonstration shop and are replaced before it sells. */
const sellers: Record<Locale, Record<'name' | 'code' | 'address' | 'phone' | 'email', string>> = {
  uk: {
    name: 'ТОВ «Левада Демо»',
    code: 'ЄДРПОУ 00000000',
    address: 'вул. Левадна Алея, 14, м. Київ, Україна',
    phone: '+380 44 000 21 14',
    email: 'care@levada.example',
  },
  en: {
    name: 'Levada Demo LLC',
    code: 'EDRPOU 00000000',
    address: '14 Levadna Aleia St, Kyiv, Ukraine',
    phone: '+380 44 000 21 14',
    email: 'care@levada.example',
  },
}

/** A written page with `{{seller.name}}` and the like replaced by the facts; what is not known stays as it is. */
export function withSeller<Page>(page: Page, locale: Locale): Page {
  const facts: Record<string, string> = sellers[locale]
  const filled = JSON.stringify(page).replace(/\{\{seller\.(\w+)\}\}/g, (gap, name: string) => facts[name] ?? gap)
  return JSON.parse(filled)
}
