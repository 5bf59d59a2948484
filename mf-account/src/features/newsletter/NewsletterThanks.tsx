import type { PopupSlotProps } from '@shop/shell/contract'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import css from './NewsletterThanks.module.css'

export function NewsletterThanks({ close, headingId, email }: PopupSlotProps<'newsletter-thanks'>) {
  const { t } = useTexts()
  return (
    <div className={css.thanks}>
      <h2 id={headingId} className={css.title} tabIndex={-1}>
        {t('newsletter.thanks')}
      </h2>
      <p>{t('newsletter.thanksText', { email })}</p>
      <p className={css.more}>{t('newsletter.thanksMore')}</p>
      <Button wide onClick={close}>
        {t('newsletter.close')}
      </Button>
    </div>
  )
}
