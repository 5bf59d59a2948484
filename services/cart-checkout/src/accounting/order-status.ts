import { type OrderState, orderStates } from '@shop/contracts/orders/orders'

const names: Record<OrderState, string> = {
  awaiting_payment: 'Очікує оплати',
  paid: 'Оплачено',
  processing: 'Комплектується',
  ready: 'Готове до видачі',
  shipped: 'Відправлено',
  delivered: 'Доставлено',
  completed: 'Завершено',
  expired: 'Не оплачено вчасно',
  cancelled: 'Скасовано',
  paid_no_stock: 'Оплачено, немає товару',
  return_requested: 'Запит на повернення',
  returned: 'Повернено',
}

/** The state as 1C gets it: `[paid] Оплачено`. */
export function statusText(state: OrderState): string {
  return `[${state}] ${names[state]}`
}

const known = new Map<string, OrderState>(
  orderStates.flatMap(state => [state, names[state], statusText(state)].map(text => [foldText(text), state] as const)),
)

/** The state that 1C means: by its code, its name, or both as it got them; null for a status of its own. */
export function statusIn(text: string): OrderState | null {
  const [, code = text] = /^\s*\[(\w+)\]/.exec(text) ?? []
  return known.get(foldText(code)) ?? known.get(foldText(text)) ?? null
}

function foldText(text: string): string {
  return text.trim().toLocaleLowerCase('uk').replace(/\s+/g, ' ')
}
