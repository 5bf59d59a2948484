/** The address that its owner may have meant, as `likelyEmail` finds it; null where nothing looks misspelt, and offline. */
export function suggestEmail(typed: string): Promise<string | null> {
  return import('./likely-email.ts').then(
    ({ likelyEmail }) => likelyEmail(typed),
    () => null,
  )
}
