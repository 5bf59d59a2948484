import { type OrderActionName, orderActions } from '@shop/contracts/staff/orders/order-actions'
import type en from '../../../locales/en.json'
import type uk from '../../../locales/uk.json'

type Written = keyof typeof en & keyof typeof uk
type ActionTexts = Record<'button' | 'about' | 'confirm' | 'done' | 'history', Written>

/** The keys of the texts of an action. A text that is missing in either language does not type-check. */
export function actionTexts(action: OrderActionName): ActionTexts {
  return orderActions[action].texts
}
