import { $consent } from './consent.ts'
import type { AnalyticsEvent, EventLine, PaidOrder } from './event.ts'

/** Tracks what the customer did in this tab; what other tabs, devices and the service do to the cart is not tracked. */
export function trackEvent(event: AnalyticsEvent['event'], lines: readonly EventLine[]): void {
  void loadAnalytics().then(code => code?.pushEvent({ event, lines }))
}

/** What an order is made of is known when it is placed, that it counts only when it is paid: until then this browser keeps it. */
export function savePurchase(ref: string, lines: readonly EventLine[]): void {
  void loadAnalytics().then(code => code?.savePurchase(ref, lines))
}

/** Once for each order, however often its page is opened. */
export function trackPurchase(order: PaidOrder): void {
  void loadAnalytics().then(code => code?.pushPurchase(order))
}

/** Somebody subscribed to the newsletter; the address itself is never tracked. */
export function trackSubscription(method: 'footer'): void {
  void loadAnalytics().then(code => code?.pushNewSubscriber(method))
}

/** Without consent none of it is ever loaded. A failed load of analytics is not reported. */
async function loadAnalytics() {
  if ($consent.get() !== 'all') return
  return import(/* webpackChunkName: "analytics" */ './push.ts').catch(() => undefined)
}
