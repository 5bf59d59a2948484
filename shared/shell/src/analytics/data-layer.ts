import { $consent } from './consent.ts'

declare global {
  interface Window {
    /** Where a tag manager reads events. */
    dataLayer?: unknown[]
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

let isConsentPushed = false

/** Adds an event for a tag manager. Consent may have been withdrawn while this code was loading. */
export function push(event: object): void {
  if ($consent.get() !== 'all') return
  pushConsentOnce()
  // What is left of the event before would be read as belonging to this one.
  layer().push({ ecommerce: null })
  layer().push(event)
}

/** The customer was asked about statistics only: advertising stays denied. */
function pushConsentOnce(): void {
  if (isConsentPushed) return
  isConsentPushed = true
  command('consent', 'default', DENIED)
  command('consent', 'update', { analytics_storage: 'granted' })
  $consent.listen(choice =>
    command('consent', 'update', { analytics_storage: choice === 'all' ? 'granted' : 'denied' }),
  )
}

/** Google's tags distinguish commands from events by their type: the arguments of a function. */
function command(..._values: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be read as something else
  layer().push(arguments)
}

function layer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
