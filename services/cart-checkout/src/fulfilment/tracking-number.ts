import type { Delivery } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import { isNovaPoshtaNumber } from '../ports/nova-poshta/parcel.ts'

type NumberForm = { problem: string; fits: (tracking: string) => boolean; example: string }

const novaPoshta: NumberForm = {
  problem: 'tracking_nova_poshta',
  fits: isNovaPoshtaNumber,
  example: '20450000000000',
}

/** Whose numbers have a form that we know. Abroad Nova Poshta's may have letters, so any other carrier's form is left to staff. */
const formsAbroad: ReadonlyMap<string, NumberForm> = new Map([
  ['ukrposhta', { problem: 'tracking_ukrposhta', fits: isPostalNumber, example: 'RA000000005UA' }],
])

/** The carriers' own pages, by the name that a carrier has among the services abroad; the number stands behind. */
const pages: ReadonlyMap<string, string> = new Map([
  ['nova-poshta', 'https://novaposhta.ua/tracking/?cargo_number='],
  ['ukrposhta', 'https://track.ukrposhta.ua/tracking_UA.html?barcode='],
])

/**
 * Refuses a tracking number that the order's carrier cannot have given: a mistyped one would lead the customer to nobody's parcel.
 * @param tracking in capital letters, without spaces.
 * @throws ShopError validation, field `tracking`: `tracking_nova_poshta` or `tracking_ukrposhta`, which say what the form is.
 */
export function checkTracking(delivery: Delivery, tracking: string): void {
  const form = formFor(delivery)
  if (form && !form.fits(tracking)) throw new ShopError('validation', { fields: { tracking: form.problem } })
}

/** A number that the order's carrier could have given. */
export function exampleTracking(delivery: Delivery): string {
  return formFor(delivery)?.example ?? 'XXXXX'
}

/** In Ukraine Nova Poshta delivers every parcel, to its departments and to the door (docs/rules.md, "Delivery"). */
function formFor(delivery: Delivery): NumberForm | undefined {
  return delivery.type === 'ukraine' ? novaPoshta : formsAbroad.get(delivery.service)
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** The form of international post (UPU S10): two letters, eight digits, their check digit, the country it was posted in. */
function isPostalNumber(tracking: string): boolean {
  const [, digits = '', check] = /^[A-Z]{2}(\d{8})(\d)UA$/.exec(tracking) ?? []
  if (!check) return false
  const rest = 11 - (WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)
  const expected = rest === 10 ? 0 : rest === 11 ? 5 : rest
  return Number(check) === expected
}

/** Where the customer follows a parcel: the page of the order's carrier, whatever its number looks like; null where we know none. */
export function trackingLink(delivery: Delivery, tracking: string): string | null {
  const page = pages.get(delivery.type === 'ukraine' ? 'nova-poshta' : delivery.service)
  return page ? page + encodeURIComponent(tracking) : null
}
