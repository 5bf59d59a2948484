import { changeShopsEndpoint, type StaffShop } from '@shop/contracts/staff/storefront/staff-shops'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Shops.module.css'

/** Removes a shop: orders that wait in it keep its address, new ones cannot be picked up there. */
export function RemoveShop({ shop, onRemoved }: { shop: StaffShop; onRemoved: () => void }) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { ask, isBusy, refusal } = useStaffCall()
  const { id, revision } = shop

  async function confirm() {
    if (await ask(changeShopsEndpoint, { body: { action: 'remove', id, revision } })) onRemoved()
  }
  return (
    <div className={css.form}>
      {isAsking ? (
        <ActionFrame
          title={t('shops.remove')}
          about={t('shops.removeText')}
          confirmLabel={t('shops.remove')}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      ) : (
        <Button variant="text" className={css.add} onClick={() => setAsking(true)}>
          {t('shops.remove')}
        </Button>
      )}
    </div>
  )
}
