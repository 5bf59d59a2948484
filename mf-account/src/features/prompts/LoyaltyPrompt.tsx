import type { PopupSlotProps } from '@shop/shell/contract'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import { CHECKOUT, Prompt, useDecline } from './Prompt.tsx'

/** The discount waits for a verified phone. On the way to the checkout "no" leads to the cart (docs/rules.md, "Accounts"). */
export function LoyaltyPrompt({ close, headingId, goOn, phone = null }: PopupSlotProps<'loyalty'>) {
  const { t } = useTexts()
  const decline = useDecline(close, goOn)
  return (
    <Prompt
      headingId={headingId}
      title={t('prompts.loyalty.title')}
      actions={
        <>
          <Button wide onClick={() => openPopup('confirm-phone', goOn ? { phone, goOn: CHECKOUT } : { phone })}>
            {t('prompts.loyalty.verify')}
          </Button>
          <Button variant="outline" wide onClick={decline}>
            {t(goOn ? 'prompts.goOn' : 'prompts.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('prompts.loyalty.text')}</p>
    </Prompt>
  )
}
