import { useTexts } from '../../use-texts.ts'
import { FigureCards } from './FigureCards.tsx'
import { useMoneyFigures, useOrderFigures } from './use-order-figures.ts'

/** What those who pack and send orders begin their day with. */
export function OrderFigures() {
  const { t } = useTexts()
  return <FigureCards id="figures" title={t('orders.title')} failed={t('orders.failed')} {...useOrderFigures()} />
}

/** The same for those who look after the money only. */
export function MoneyFigures() {
  const { t } = useTexts()
  return <FigureCards id="money" title={t('home.money')} failed={t('orders.failed')} {...useMoneyFigures()} />
}
