import type { SavedAddress } from '@shop/contracts/customers/addresses'
import { useAddressText } from '@shop/forms/address-text'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useId, useState } from 'react'
import { useRefusedText } from '../../customer/refused-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './AddressRow.module.css'
import { removeAddress } from './use-addresses.ts'

type AddressRowProps = {
  address: SavedAddress
  /** Another address is being changed: what was typed there must not be lost. */
  isLocked: boolean
  onEdit: () => void
  onRemoved: () => void
}

/** An address to read, to change and to remove; a removal can be taken back. */
export function AddressRow({ address, isLocked, onEdit, onRemoved }: AddressRowProps) {
  const { t } = useTexts()
  const id = useId()
  const place = useAddressText(address)
  const refusedText = useRefusedText()
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    try {
      const undo = await removeAddress(address)
      const act = () => void undo().catch(say)
      notify(t('personal.delivery.removed'), {
        ...(place && { detail: place }),
        action: { label: t('personal.delivery.undo'), act },
      })
      onRemoved()
    } catch (error) {
      setRemoving(false)
      say(error)
    }
  }
  function say(error: unknown) {
    notify(refusedText(error), { tone: 'error' })
  }

  return (
    <div className={css.address}>
      <div id={id}>
        {address.type === 'ukraine' && (
          <p className={css.method}>{t(`personal.delivery.methods.${address.delivery.delivery_method}`)}</p>
        )}
        {place === null ? <Skeleton width="half" /> : <p className={css.place}>{place}</p>}
      </div>
      {!isLocked && (
        <div className={css.actions}>
          <Button variant="text" size="small" data-edit="" aria-describedby={id} onClick={onEdit}>
            {t('personal.edit')}
          </Button>
          <Button variant="text" size="small" aria-describedby={id} busy={isRemoving} onClick={remove}>
            {t('personal.delivery.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
