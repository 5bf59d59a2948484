import type { RemovableKind } from '@shop/contracts/staff/removing/removing'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import type { SelectOption } from '@shop/ui-kit/fields/Select'
import { useState } from 'react'
import { useTexts } from '../use-texts.ts'
import { RemovalDialog, type RemovalStep } from './RemovalDialog.tsx'
import css from './Removing.module.css'
import { useRemoval } from './use-removal.ts'

type Props = {
  kind: RemovableKind
  names: readonly string[]
  title: string
  isArchived: boolean
  /** Where what is in it may go, so that it can be archived. */
  moveTargets?: readonly SelectOption[]
  /** Reads again what shows it. */
  onDone: () => Promise<void>
  /** Of what was open and is there no more. */
  onGone?: () => void
}

/** Archive, bring back and delete, wherever something stands that can be taken away. */
export function RemovingActions(props: Props) {
  const { kind, names, title, isArchived, moveTargets = [], onDone, onGone } = props
  const { t } = useTexts()
  const [step, setStep] = useState<RemovalStep | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { restore, notifyArchived, notifyDeleted } = useRemoval(kind, onDone)
  const labelOf = (word: RemovalStep | 'restore') => t(`removing.${word}Of`, { title })

  async function bringBack() {
    setBusy(true)
    await restore({ kind, names }, title)
    setBusy(false)
  }
  return (
    <div className={css.buttons}>
      {isArchived ? (
        <Button variant="outline" size="small" busy={isBusy} aria-label={labelOf('restore')} onClick={bringBack}>
          {t('removing.restore')}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={labelOf('archive')}
          onClick={() => leaveBy(() => setStep('archive'))}
        >
          {t('removing.archive')}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={labelOf('delete')}
        onClick={() => leaveBy(() => setStep('delete'))}
      >
        {t('removing.deleteMore')}
      </Button>
      {step && (
        <RemovalDialog
          key={step}
          kind={kind}
          names={names}
          title={title}
          step={step}
          moveTargets={moveTargets}
          onStep={setStep}
          onClose={() => setStep(null)}
          onArchived={async (archived, movedTo) => {
            setStep(null)
            await notifyArchived({ names: archived, title, movedTo })
          }}
          onDeleted={async () => {
            setStep(null)
            onGone?.()
            await notifyDeleted(title)
          }}
        />
      )}
    </div>
  )
}
