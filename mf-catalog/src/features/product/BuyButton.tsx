import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import type { Purchase } from './use-purchase.ts'

const keys = {
  'choose-size': 'buy.chooseSize',
  add: 'buy.add',
  'in-cart': 'buy.inCart',
  'sold-out': 'buy.soldOut',
  awaited: 'buy.awaited',
} as const

/** It always answers a press; only what cannot be had stays shut, and says so. */
export function BuyButton({ state, act }: Pick<Purchase, 'state' | 'act'>) {
  const { t } = useTranslation('mf-catalog')
  const isShut = state === 'sold-out' || state === 'awaited'
  return (
    <Button
      wide
      variant={state === 'in-cart' ? 'outline' : 'primary'}
      aria-disabled={isShut || undefined}
      onClick={isShut ? undefined : act}
    >
      {t(keys[state])}
    </Button>
  )
}
