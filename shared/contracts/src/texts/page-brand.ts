import { readablePhone, type SellerFacts, sellerFacts } from './seller.ts'
import type { ShopDetails } from './shop-details.ts'
import type { Locale } from './text.ts'

/** What every page says of the shop: known before any script runs, and to host and remotes alike. */
export type PageBrand = {
  /** As people read it, and as a phone dials it. */
  phone?: { shown: string; dialled: string }
  social: readonly { title: string; url: string }[]
  seller?: Record<Locale, SellerFacts>
}

/** The element that has it. */
export const BRAND_SCRIPT = 'brand'

const socialTitles = { instagram: 'Instagram', facebook: 'Facebook', telegram: 'Telegram', tiktok: 'TikTok' } as const

/** For the server, which writes it into the page. */
export function pageBrand(details: ShopDetails): PageBrand {
  const { phone, social } = details
  const names = Object.keys(socialTitles) as (keyof typeof socialTitles)[]
  return {
    phone: { shown: readablePhone(phone), dialled: phone },
    social: names.filter(name => social[name]).map(name => ({ title: socialTitles[name], url: social[name] })),
    seller: { uk: sellerFacts(details, 'uk'), en: sellerFacts(details, 'en') },
  }
}

/** What the page says of the shop. */
export function brandOfPage(): PageBrand {
  return { social: [], ...JSON.parse(document.getElementById(BRAND_SCRIPT)?.textContent ?? '{}') }
}
