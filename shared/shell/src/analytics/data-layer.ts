import { $consent } from '../consent.ts'

declare global {
  interface Window {
    /** Where a tag manager looks for what happened. */
    dataLayer?: unknown[]
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

let isConsentTold = false

/** Adds an event for whoever reads them. Consent may have been withdrawn while this code was loading. */
export function push(event: object): void {
  if ($consent.get() !== 'all') return
  tellConsentOnce()
  // What is left of the event before would be taken for a part of this one.
  layer().push({ ecommerce: null })
  layer().push(event)
}

/** She was asked for statistics: advertising stays denied. */
function tellConsentOnce(): void {
  if (isConsentTold) return
  isConsentTold = true
  command('consent', 'default', DENIED)
  command('consent', 'update', { analytics_storage: 'granted' })
  $consent.listen(choice =>
    command('consent', 'update', { analytics_storage: choice === 'all' ? 'granted' : 'denied' }),
  )
}

/** Google's tags tell commands from events by their type: the arguments of a function. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be read as something else
  layer().push(arguments)
}

function layer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
