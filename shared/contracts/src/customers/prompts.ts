/** What the shop asks or shows unasked (docs/rules.md, "Accounts"); a browser remembers when it did so last. */
export type PromptName = 'birthday' | 'registration' | 'loyalty'

const MINUTE = 60_000

/** How long after one the same is not shown again. */
const coolDowns: Record<PromptName, number> = {
  birthday: 6 * 60 * MINUTE,
  registration: 30 * MINUTE,
  loyalty: 30 * MINUTE,
}

/** How long after the page has loaded, or after a sign-in, the customer sees no prompt. */
export const PROMPT_DELAY_MS = 10_000

/** The name in the browser's storage; what is kept there is the moment in milliseconds. */
export function promptKey(name: PromptName): string {
  return `${name}-prompt-shown`
}

/** May it be shown again? The stored value may be anything, also a time that a wrong clock wrote. */
export function isPromptDue(name: PromptName, stored: string | null, now: number): boolean {
  const shown = Number(stored)
  const isTime = stored !== null && Number.isFinite(shown) && shown <= now
  return !isTime || now - shown >= coolDowns[name]
}
