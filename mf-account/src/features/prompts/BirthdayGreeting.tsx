import { discountConditionsEndpoint } from '@shop/contracts/cart/discounts'
import type { PopupSlotProps } from '@shop/shell/contract'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import { Prompt } from './Prompt.tsx'

/** On the day before nobody is congratulated yet, but the present is there already. */
export function BirthdayGreeting({ close, headingId, day }: PopupSlotProps<'birthday'>) {
  const { t } = useTexts()
  const percent = useEndpoint(discountConditionsEndpoint, {}).data?.birthday.percent
  return (
    <Prompt
      headingId={headingId}
      title={t(`prompts.birthday.title.${day}`)}
      figure={percent === undefined ? '' : t('prompts.birthday.figure', { percent })}
      actions={
        <Link to="/store" className={buttonClass({ wide: true })} onClick={close}>
          {t('prompts.birthday.choose')}
        </Link>
      }
    >
      <p>{t(`prompts.birthday.text.${day}`)}</p>
      <p>{t('prompts.birthday.terms')}</p>
    </Prompt>
  )
}
