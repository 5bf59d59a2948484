import { isNovaPoshtaNumber } from '../ports/nova-poshta/parcel.ts'

/** Where the customer follows a parcel: the form of its number tells whose it is; null when nobody's is known. */
export function trackingLink(tracking: string): string | null {
  const number = encodeURIComponent(tracking)
  if (isNovaPoshtaNumber(tracking)) return `https://novaposhta.ua/tracking/?cargo_number=${number}`
  if (/^\d{13}$|^[A-Z]{2}\d{9}UA$/.test(tracking))
    return `https://track.ukrposhta.ua/tracking_UA.html?barcode=${number}`
  return null
}
