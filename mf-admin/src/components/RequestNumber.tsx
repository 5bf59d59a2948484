import type { ShopError } from '@shop/contracts/errors'
import { useTexts } from '../use-texts.ts'

/** Of a call that failed: the number under which the log tells why; support asks for it. */
export function RequestNumber({ details: { request_id } }: { details: ShopError['details'] }) {
  const { t } = useTexts()
  if (typeof request_id !== 'string' || request_id === '') return null
  return (
    <p>
      {t('failure.request')} <code>{request_id}</code>
    </p>
  )
}
