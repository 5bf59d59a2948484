import type { PopupSlotProps } from '@shop/shell/contract'
import { Button } from '@shop/ui-kit/Button'
import { PopupTitle } from '../../popup/PopupTitle.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './NewsletterThanks.module.css'

export function NewsletterThanks({ close, headingId, email }: PopupSlotProps<'newsletter-thanks'>) {
  const { t } = useTexts()
  return (
    <div className={css.thanks}>
      <PopupTitle id={headingId}>{t('newsletter.thanks')}</PopupTitle>
      <p>{t('newsletter.thanksText', { email })}</p>
      <p className={css.more}>{t('newsletter.thanksMore')}</p>
      <Button wide onClick={close}>
        {t('newsletter.close')}
      </Button>
    </div>
  )
}
