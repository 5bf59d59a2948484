import type { Address, SavedAddress } from '@shop/contracts/customers/addresses'
import { Button } from '@shop/ui-kit/Button'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '../../customer/Card.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './AddressCard.module.css'
import { AddressRow } from './AddressRow.tsx'
import { EuropeForm } from './EuropeForm.tsx'
import { UkraineForm } from './UkraineForm.tsx'
import { addAddress, changeAddress } from './use-addresses.ts'

type AddressCardProps = {
  type: Address['type']
  /** Null while they are loaded. */
  addresses: readonly SavedAddress[] | null
  /** The id of the address whose form is open; of a new one its type. */
  edited: string | null
  onEdit: (edited: string | null) => void
}

/** The addresses of one part of the world, the one used last first. */
export function AddressCard({ type, addresses, edited, onEdit }: AddressCardProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)

  /** The focus stays by what was changed, though its form, or the address itself, is gone. */
  function end(index = -1) {
    flushSync(() => onEdit(null))
    const changed = box.current?.querySelectorAll<HTMLElement>('[data-edit]')[index]
    const next = changed ?? box.current?.querySelector<HTMLElement>('[data-add]')
    next?.focus()
  }
  const isWaiting = addresses === null
  return (
    <Card title={t(`personal.delivery.${type}`)} {...(type === 'ukraine' && { about: t('personal.delivery.about') })}>
      <div ref={box} className={css.card} aria-busy={isWaiting}>
        {isWaiting && <Skeleton width="half" />}
        {addresses?.length === 0 && edited !== type && <p className={css.none}>{t('personal.delivery.none')}</p>}
        {addresses && addresses.length > 0 && (
          <ul className={css.list}>
            {addresses.map((address, index) => (
              <li key={address.id} className={css.row}>
                {edited === address.id ? (
                  <AddressForm
                    address={address}
                    save={changed => changeAddress(address.id, changed)}
                    onEnd={() => end(index)}
                  />
                ) : (
                  <AddressRow
                    address={address}
                    isLocked={edited !== null}
                    onEdit={() => onEdit(address.id)}
                    onRemoved={end}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {edited === type && <AddressForm address={{ type, delivery: null }} save={addAddress} onEnd={end} />}
        {addresses && edited === null && (
          <div>
            <Button variant="outline" size="small" data-add="" onClick={() => onEdit(type)}>
              {t('personal.delivery.add')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

type Known = {
  [Type in Address['type']]: { type: Type; delivery: Extract<Address, { type: Type }>['delivery'] | null }
}
type AddressFormProps = {
  address: Known[Address['type']]
  save: (address: Address) => Promise<void>
  onEnd: () => void
}

function AddressForm({ address, save, onEnd }: AddressFormProps) {
  return address.type === 'ukraine' ? (
    <UkraineForm delivery={address.delivery} save={delivery => save({ type: 'ukraine', delivery })} onEnd={onEnd} />
  ) : (
    <EuropeForm
      delivery={address.delivery}
      save={delivery => save({ type: 'international', delivery })}
      onEnd={onEnd}
    />
  )
}
