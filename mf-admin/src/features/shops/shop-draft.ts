import type { ShopForm, StaffShop } from '@shop/contracts/staff/storefront/staff-shops'

export type DayDraft = { isOpen: boolean; from: string; to: string }

/** The form as it is typed; the times of a day off stay typed, and are not sent. */
export type ShopDraft = Pick<ShopForm, 'city' | 'address' | 'phone' | 'map_image'> & { hours: DayDraft[] }

const COUNTRY_CODE = '+380'
const usual: DayDraft = { isOpen: true, from: '10:00', to: '20:00' }

export function draftOf(known: StaffShop | null): ShopDraft {
  if (!known) {
    const nothing = { uk: '', en: '' }
    return {
      city: nothing,
      address: nothing,
      phone: COUNTRY_CODE,
      hours: Array.from({ length: 7 }, () => ({ ...usual })),
      map_image: null,
    }
  }
  const { city, address, phone, hours, map_image } = known
  return {
    city,
    address,
    phone,
    hours: hours.map(day => (day ? { isOpen: true, ...day } : { ...usual, isOpen: false })),
    map_image,
  }
}

export function formOf({ phone, hours, ...same }: ShopDraft): ShopForm {
  return {
    ...same,
    // Nothing was typed after the code of the country.
    phone: phone.trim() === COUNTRY_CODE ? '' : phone,
    hours: hours.map(({ isOpen, from, to }) => (isOpen ? { from, to } : null)),
  }
}
