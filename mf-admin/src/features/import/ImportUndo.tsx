import { type ImportSummary, importEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import { KeptArticles } from '../../goods/KeptArticles.tsx'
import { useTakeBack } from '../../goods/use-take-back.ts'
import { formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Import.module.css'

/** What an import has changed can be taken back for an hour; then, what of it could not be, row by row. */
export function ImportUndo({ read }: { read: ImportSummary }) {
  const { t, locale } = useTexts()
  const { takeBack } = useTakeBack()
  const [isBusy, setBusy] = useState(false)
  const { id, undo } = read
  if (!undo) return null
  if (undo.state === 'undoing') return <Notice announced>{t('import.undo.undoing')}</Notice>
  if (undo.state === 'undone') return <TakenBack undo={undo} />

  async function act() {
    setBusy(true)
    await takeBack(id)
    await queryClient.invalidateQueries({ queryKey: [importEndpoint.path] })
    setBusy(false)
  }
  return (
    <div className={css.undo}>
      <p className={css.about}>
        {t('import.undo.about', { time: undo.until === null ? '' : formatTime(undo.until, locale) })}
      </p>
      <Button variant="outline" className={css.action} busy={isBusy} onClick={() => void act()}>
        {t('import.undo.do')}
      </Button>
    </div>
  )
}

function TakenBack({ undo }: { undo: NonNullable<ImportSummary['undo']> }) {
  const { t } = useTexts()
  const { restored, left, kept, things } = undo
  const isWhole = kept.length + things.length === 0
  return (
    <Notice tone={isWhole ? 'success' : 'warn'} title={t('import.undo.done', { restored })}>
      {kept.length > 0 && <KeptArticles kept={kept} left={left} />}
      {things.length > 0 && (
        <p>
          {t('import.undo.things', {
            names: things.map(({ kind, name }) => `${t(`import.undo.kinds.${kind}`)} ${name}`).join(', '),
          })}
        </p>
      )}
    </Notice>
  )
}
