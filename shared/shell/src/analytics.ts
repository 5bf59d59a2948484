import type { Act, ActLine, PaidOrder } from './analytics/act.ts'
import { $consent } from './consent.ts'

/** Tracks what the customer did in this tab; what other tabs, devices and the service do to the cart is not tracked. */
export function tellAct(event: Act['event'], lines: readonly ActLine[]): void {
  void loadAnalytics().then(code => code?.pushAct({ event, lines }))
}

/** What an order is made of is known when it is placed, that it counts only when it is paid: until then this browser keeps it. */
export function keepPurchase(ref: string, lines: readonly ActLine[]): void {
  void loadAnalytics().then(code => code?.keepPurchase(ref, lines))
}

/** Once for each order, however often its page is opened. */
export function tellPurchase(order: PaidOrder): void {
  void loadAnalytics().then(code => code?.pushPurchase(order))
}

/** Somebody subscribed to the newsletter; the address itself is never tracked. */
export function tellSubscriber(method: 'footer'): void {
  void loadAnalytics().then(code => code?.pushSubscriber(method))
}

/** Without consent none of it is ever loaded. A failed load of analytics is not reported. */
async function loadAnalytics() {
  if ($consent.get() !== 'all') return
  return import(/* webpackChunkName: "analytics" */ './analytics/push.ts').catch(() => undefined)
}
