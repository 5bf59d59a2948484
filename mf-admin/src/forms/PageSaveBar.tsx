import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../use-texts.ts'
import css from './PageSaveBar.module.css'
import type { useSaveParts } from './save-parts.tsx'

type Props = {
  parts: ReturnType<typeof useSaveParts>
  /** Leads to a section that could not be saved. */
  onShow?: (section: string) => void
}

/** One button for all that is changed on the page; what could not be saved is named, and leads to where it says why. */
export function PageSaveBar({ parts: { page, changed, failed, isBusy }, onShow }: Props) {
  const { t } = useTexts()
  const titles = changed.map(({ title }) => title).join(', ')
  return (
    <section className={css.bar} aria-label={t('model.saving')} data-stays>
      <Button busy={isBusy} aria-disabled={changed.length === 0} onClick={() => changed.length > 0 && page.saveAll()}>
        {t('model.saveAll')}
      </Button>
      {failed.length > 0 && !isBusy ? (
        <p role="alert" className={css.failed}>
          {t('model.notSaved')}{' '}
          {failed.map(({ id, section, title }) => (
            <Button key={id} variant="text" size="small" onClick={() => onShow?.(section)}>
              {title}
            </Button>
          ))}
        </p>
      ) : (
        <p role="status" className={css.state}>
          {titles ? t('model.unsaved', { parts: titles }) : t('model.allSaved')}
        </p>
      )}
    </section>
  )
}
