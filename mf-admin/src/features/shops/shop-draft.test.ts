import type { StaffShop } from '@shop/contracts/staff/storefront/staff-shops'
import { draftOf, formOf } from './shop-draft.ts'

const text = { uk: 'Київ', en: 'Kyiv' }
const hours = [...Array.from({ length: 6 }, () => ({ from: '09:30', to: '18:00' })), null]
const shop: StaffShop = {
  id: 'kyiv',
  city: text,
  address: text,
  phone: '+380440000101',
  hours,
  map_image: null,
  revision: 2,
  changed: null,
}

test('a shop that is opened and saved unchanged stays as it was', () => {
  const { id: _, revision: __, changed: ___, ...form } = shop

  expect(formOf(draftOf(shop))).toEqual(form)
})

test('a day off keeps its times in the form, and sends none', () => {
  const draft = draftOf(shop)
  const closed = { ...draft, hours: draft.hours.with(0, { isOpen: false, from: '09:30', to: '18:00' }) }

  expect(formOf(closed).hours[0]).toBeNull()
})
