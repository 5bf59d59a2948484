import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { AddressCard } from './AddressCard.tsx'
import { useAddresses } from './use-addresses.ts'

const types = ['ukraine', 'international'] as const

/** Addresses in Ukraine and abroad, which never mix; one form is open at a time. */
export function DeliveryData() {
  const { t } = useTexts()
  const { addresses, hasFailed, isRetrying, retry } = useAddresses()
  const [edited, setEdited] = useState<string | null>(null)

  if (hasFailed)
    return (
      <ErrorState
        title={t('personal.delivery.failed')}
        retryLabel={t('personal.again')}
        retrying={isRetrying}
        onRetry={retry}
      />
    )
  return types.map(type => (
    <AddressCard
      key={type}
      type={type}
      addresses={addresses?.filter(address => address.type === type) ?? null}
      edited={edited}
      onEdit={setEdited}
    />
  ))
}
