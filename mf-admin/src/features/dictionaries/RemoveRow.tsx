import { type DictionaryKind, dictionaryCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { InUse } from '../../components/InUse.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './DictionaryList.module.css'
import type { AnyRow } from './dictionary-draft.ts'

type Props = { kind: DictionaryKind; row: AnyRow; onRemoved: () => void }

/** Removes a thing that no article has; else says how many do, and leads to them. */
export function RemoveRow({ kind, row, onRemoved }: Props) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { ask, isBusy, refusal } = useStaffCall()
  const { remove } = dictionaryCalls[kind] as (typeof dictionaryCalls)['color']

  async function confirm() {
    const removed = await ask(remove, { params: { name: row.name }, body: { revision: row.revision } })
    if (removed) onRemoved()
  }
  return (
    <div className={css.form}>
      {isAsking ? (
        <ActionFrame
          title={t('dict.remove')}
          about={t('dict.removeText')}
          confirmLabel={t('dict.remove')}
          isBusy={isBusy}
          refusal={refusal?.code === 'in_use' ? null : refusal}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <InUse refusal={refusal} by={kind} name={row.name} />
        </ActionFrame>
      ) : (
        <div className={css.buttons}>
          <Button variant="text" onClick={() => setAsking(true)}>
            {t('dict.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
