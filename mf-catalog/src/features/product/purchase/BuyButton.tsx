import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import type { BuyState } from './buy-state.ts'
import type { Purchase } from './use-purchase.ts'

const keys: Record<BuyState, string> = {
  'choose-size': 'buy.chooseSize',
  add: 'buy.add',
  preorder: 'buy.preorder',
  'in-cart': 'buy.inCart',
  'sold-out': 'buy.soldOut',
}

type BuyButtonProps = Pick<Purchase, 'state' | 'act' | 'prepare'> & { hasHeights: boolean }

/** It always answers a press; only what cannot be had stays shut, and says so. */
export function BuyButton({ state, act, prepare, hasHeights }: BuyButtonProps) {
  const { t } = useTranslation('mf-catalog')
  const isShut = state === 'sold-out'
  const asksForBoth = state === 'choose-size' && hasHeights
  return (
    <Button
      wide
      variant={state === 'in-cart' ? 'outline' : 'primary'}
      aria-disabled={isShut || undefined}
      aria-haspopup={state === 'choose-size' || isShut ? undefined : 'dialog'}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={isShut ? undefined : act}
    >
      {t(asksForBoth ? 'buy.chooseBoth' : keys[state])}
    </Button>
  )
}
