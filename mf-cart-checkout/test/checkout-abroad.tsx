import { type Answers, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, put, showCheckout } from './checkout.tsx'
import { aQuote, quoted } from './goods.ts'

export const root = '/api/cart/checkout/international-delivery'
export const priceCall = `${root}/calculate-price-delivery`
export const servicesOf = (code: string) => `${root}/country/by-code/${code}/delivery-services`
export const country = (code: string, uk: string, en: string) => ({ code, title: { uk, en }, flag: code })
export const service = (slug: string, name: string, days_min: number, days_max: number) => ({
  slug,
  title: { uk: name, en: name },
  days_min,
  days_max,
})
const ukrposhta = service('ukrposhta', 'Ukrposhta', 28, 56)
const prices: Record<string, number> = { 'nova-poshta': 9.34, ukrposhta: 11.56 }

/** 45 hryvnias for a euro; the quote knows the price of the carrier that it is asked with. */
export const abroad: Answers = {
  [`${root}/countries`]: success({
    countries: [country('DE', 'Німеччина', 'Germany'), country('PL', 'Польща', 'Poland')],
  }),
  [servicesOf('PL')]: success({ services: [service('nova-poshta', 'Nova Poshta', 3, 7), ukrposhta] }),
  [servicesOf('DE')]: success({ services: [ukrposhta] }),
  [priceCall]: ({ body }) => {
    const price = prices[(body as { service: string }).service]
    return success({ data: { price, currency: 'EUR', days_min: 1, days_max: 2 } })
  },
  '/api/cart/quote': ({ body }) => {
    const { delivery: route } = body as { delivery: { service?: string } | null }
    const delivery = route && (prices[route.service ?? ''] ?? 0)
    return quoted(aQuote([{}], { delivery, total: 98 + (delivery ?? 0) }))
  },
  '/api/rates/all': success({ rates: [{ currency: 'EUR', rate: 45, since: '2026-11-21' }] }),
}

/** The checkout with another country chosen. */
export async function goAbroad(answers: Answers = {}, to = 'Poland') {
  const shown = await showCheckout({ ...abroad, ...answers })
  await userEvent.click(screen.getByRole('radio', { name: 'Another country' }))
  await choose('Country', to)
  return shown
}

export async function fillAddress() {
  await put('Address', 'ul. Nowy Świat 14/2')
  await put('City', 'Warszawa')
  await put('Postal code', '00-001')
  await put('State or region', 'Mazowieckie')
}
