import type { ShopDetailsForm, StaffShopDetails } from '@shop/contracts/staff/storefront/staff-shop-details'
import { socialNames } from '@shop/contracts/texts/shop-details'
import type { Translate } from '@shop/shell/i18n'
import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'

const empty: ShopDetailsForm = {
  phone: '',
  email: '',
  social: { instagram: '', facebook: '', telegram: '', tiktok: '' },
  seller: { name: { uk: '', en: '' }, code: '', address: { uk: '', en: '' } },
  sender: { name: '', email: '' },
}

/** Details of the demonstration are not to be saved: until staff enter their own the form is empty. */
export function draftOf({ entered }: StaffShopDetails): ShopDetailsForm {
  return entered ?? empty
}

/** What is compared when somebody else has saved meanwhile. */
export function conflictFields(t: Translate): ConflictField<ShopDetailsForm>[] {
  return [
    { label: t('details.fields.phone'), textOf: ({ phone }) => phone },
    { label: t('details.fields.email'), textOf: ({ email }) => email },
    ...socialNames.map(name => ({
      label: t(`details.fields.${name}`),
      textOf: ({ social }: ShopDetailsForm) => social[name],
    })),
    ...inBothLanguages<ShopDetailsForm>(t, t('details.fields.name'), ({ seller }, locale) => seller.name[locale]),
    { label: t('details.fields.code'), textOf: ({ seller }) => seller.code },
    ...inBothLanguages<ShopDetailsForm>(t, t('details.fields.address'), ({ seller }, locale) => seller.address[locale]),
    { label: t('details.fields.sender_name'), textOf: ({ sender }) => sender.name },
    { label: t('details.fields.sender_email'), textOf: ({ sender }) => sender.email },
  ]
}
