import type { ShopDetails } from './shop-details.ts'
import type { Locale } from './text.ts'

const COMPANY_CODE_DIGITS = 8

/** What the codes of a company and of a person are called. */
const codeNames: Record<Locale, { company: string; person: string }> = {
  uk: { company: 'ЄДРПОУ', person: 'РНОКПП' },
  en: { company: 'EDRPOU', person: 'RNOKPP' },
}

export type SellerFacts = Record<'name' | 'code' | 'address' | 'phone' | 'email', string>

/** Facts about the seller as page texts name them, `{{seller.name}}` and so on (docs/legal-texts.md). */
export function sellerFacts(
  { phone, email, seller: { name, code, address } }: ShopDetails,
  locale: Locale,
): SellerFacts {
  const { company, person } = codeNames[locale]
  const codeName = code.length === COMPANY_CODE_DIGITS ? company : person
  return {
    name: name[locale],
    code: `${codeName} ${code}`,
    address: address[locale],
    phone: readablePhone(phone),
    email,
  }
}

/** `+380440002114` as people in Ukraine read it, "+380 44 000 21 14"; numbers of other countries stay as they are. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/, '+380 $1 $2 $3 $4')
}

/** A written page with `{{seller.name}}` and the like replaced by the facts; one that is not known becomes an ellipsis. */
export function withSeller<Page>(page: Page, facts: Partial<SellerFacts>): Page {
  const known: Record<string, string | undefined> = facts
  const filled = JSON.stringify(page).replace(/\{\{seller\.(\w+)\}\}/g, (_, name: string) =>
    JSON.stringify(known[name] ?? '…').slice(1, -1),
  )
  return JSON.parse(filled)
}
