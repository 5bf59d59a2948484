import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../use-texts.ts'
import css from './SaveBar.module.css'

type SaveBarProps = { isDirty: boolean; isSaving: boolean; refused: string | null; onCancel: () => void }

/** Ends a change in the personal area; leaving before asks first. */
export function SaveBar({ isDirty, isSaving, refused, onCancel }: SaveBarProps) {
  const { t } = useTexts()
  useUnsaved(isDirty && !isSaving)

  return (
    <>
      {refused && <Notice tone="error" announced title={refused} />}
      <div className={css.bar}>
        <Button type="submit" busy={isSaving}>
          {t('personal.save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('personal.cancel')}
        </Button>
      </div>
    </>
  )
}
