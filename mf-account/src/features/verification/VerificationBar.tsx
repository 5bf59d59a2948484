import type { SlotProps } from '@shop/shell/contract'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useTexts } from '../../use-texts.ts'
import { SendAgain } from './SendAgain.tsx'
import css from './VerificationBar.module.css'

/** Unobtrusive: shopping and the account work without verification. */
export function VerificationBar({ close, headingId }: SlotProps) {
  const { t } = useTexts()
  return (
    <div className={css.bar}>
      <div className={css.message}>
        <h2 id={headingId} className={css.title}>
          {t('verify.bar.title')}
        </h2>
        <p className={css.text}>{t('verify.bar.text')}</p>
      </div>
      <SendAgain variant="outline" size="small" />
      <IconButton icon="close" label={t('verify.bar.close')} className={css.close} onClick={close} />
    </div>
  )
}
