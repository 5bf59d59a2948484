import { type Address, addressesEndpoint, type SavedAddress } from '@shop/contracts/customers/addresses'
import { useAddressText } from '@shop/forms/address-text'
import { useEndpoint } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { addressFor, fits, isFilledIn, withAddress, withoutAddress } from './address-values.ts'

const OTHER = 'other'
const SHOWN_FIRST = 3
const none: readonly SavedAddress[] = []

/** Which of the account's addresses it goes to; the fields below say it too, and may say another one. */
export function AddressChoice() {
  const { t } = useTexts()
  const { getValues } = useFormContext<CheckoutValues>()
  const { addresses, values, fill } = useAddresses()
  const [isWhole, setWhole] = useState(false)
  if (values.address_is_typed && values.delivery_type === 'ukraine') return null
  const fitting = addresses.filter(address => fits(address, values))
  if (fitting.length < 2) return null
  const chosen = fitting.find(address => isFilledIn(address, values))
  const shown = fitting.filter((address, index) => isWhole || index < SHOWN_FIRST || address === chosen)

  function choose(id: string) {
    const address = fitting.find(other => other.id === id)
    fill(address ? withAddress(getValues(), address) : withoutAddress(getValues()))
  }
  return (
    <>
      <RadioCards
        legend={t('kept.legend')}
        name="kept-address"
        options={[
          ...shown.map(address => ({ value: address.id, label: <AddressText address={address} /> })),
          { value: OTHER, label: t('kept.other') },
        ]}
        value={chosen?.id ?? OTHER}
        onChange={choose}
      />
      {shown.length < fitting.length && (
        <div>
          <Button variant="text" size="small" onClick={() => setWhole(true)}>
            {t('kept.all')}
          </Button>
        </div>
      )}
    </>
  )
}

function AddressText({ address }: { address: Address }) {
  return useAddressText(address) ?? <Skeleton width="half" />
}

function useAddresses() {
  const { watch, getValues, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const addresses = useEndpoint(addressesEndpoint, {}, { refetchOnMount: 'always' }).data?.addresses ?? none
  const [delivery_type, ukraine, abroad, address_is_typed] = watch([
    'delivery_type',
    'ukraine',
    'abroad',
    'address_is_typed',
  ])
  const method = ukraine.delivery_method_option
  const before = useRef(method)

  function fill(places: Pick<CheckoutValues, 'ukraine' | 'abroad'>) {
    setValue('ukraine', places.ukraine)
    setValue('abroad', places.abroad)
    clearErrors(['ukraine', 'abroad'])
  }
  // The form itself is filled with what the account knows first; another way of delivery has a last address of its own.
  useEffect(() => {
    if (before.current === method) return
    before.current = method
    const last = getValues('address_is_typed') ? null : addressFor(addresses, getValues())
    if (last) setValue('ukraine', withAddress(getValues(), last).ukraine)
  }, [method, addresses, getValues, setValue])
  return { addresses, values: { delivery_type, ukraine, abroad, address_is_typed }, fill }
}
