import { call } from '@shop/api-client/call'
import { birthdayEndpoint, customerInfoEndpoint } from '@shop/contracts/customers/profile'
import { isPromptDue, PROMPT_DELAY_MS, type PromptName, promptKey } from '@shop/contracts/customers/prompts'
import { popupSlots } from '@shop/contracts/pages'
import { openPopup } from '@shop/shell/popup'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { $session } from '@shop/shell/session'
import { bringScreen } from '../remotes/bring-screen.ts'
import type { ScreenAddress } from '../remotes/screens.ts'
import { untilQuiet } from './quiet.ts'

/** One at a time, in the order in which they came up. */
let turn = Promise.resolve()

/** Greets on birthdays, invites guests, and reminds customers of the phone that their discount waits for (docs/rules.md, "Accounts"). */
export function startPrompts(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  $session.subscribe(session => {
    clearTimeout(timer)
    if (session === 'unknown') return
    const isGuest = session === 'guest'
    // For a guest the delay counts from the page's load.
    const waited = isGuest && isFirst ? performance.now() : 0
    isFirst = false
    timer = setTimeout(isGuest ? invite : remindOfPhone, Math.max(0, PROMPT_DELAY_MS - waited))
    if (!isGuest) void greet()
  })
}

async function greet(): Promise<void> {
  if (!isDue('birthday')) return
  const { day } = await call(birthdayEndpoint, {}).catch(() => ({ day: null }))
  if (day) inSeries('birthday', 'signed-in', () => openPopup('birthday', { day }))
}

function invite(): void {
  if (isDue('registration')) inSeries('registration', 'guest', () => openPopup('registration'))
}

async function remindOfPhone(): Promise<void> {
  if (!isDue('loyalty')) return
  const known = await queryClient.fetchQuery(endpointQuery(customerInfoEndpoint, {})).catch(() => null)
  if (!known || known.user.phone_verified) return
  inSeries('loyalty', 'signed-in', () => openPopup('loyalty', { phone: known.user.phone }))
}

function inSeries(name: PromptName, session: 'guest' | 'signed-in', open: () => void): void {
  turn = turn.then(async () => {
    await untilQuiet()
    if (!(await bringScreen(screenOf(name)))) return
    // Meanwhile the visitor may have signed in or out, or another tab may have shown it.
    if ($session.get() !== session || !isDue(name)) return
    remember(name)
    open()
  })
}

/** Every prompt is a popup of its own name. */
function screenOf(name: PromptName): ScreenAddress {
  const { owner, slot } = popupSlots[name]
  return { owner, kind: 'slots', name: slot }
}

function isDue(name: PromptName): boolean {
  try {
    return isPromptDue(name, localStorage.getItem(promptKey(name)), Date.now())
  } catch {
    // Storage that is forbidden remembers nothing: better never than with every page.
    return false
  }
}

function remember(name: PromptName): void {
  localStorage.setItem(promptKey(name), String(Date.now()))
}
