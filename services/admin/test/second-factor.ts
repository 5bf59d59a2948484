import { aClock } from '@shop/testing/a-clock'
import { Secret, TOTP } from 'otpauth'
import { confirmIdentity, startApi } from './start-api.ts'

export const login = { login: 'olha', password: 'twelve letters' }

/** What the app shows, `steps` of thirty seconds from now. */
export function codeOf(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 })
}

/** The owner, signed in, with a second factor that was just set up. */
export async function withSecondFactor() {
  const clock = aClock()
  const api = await startApi({ clock, wait: async () => {} })
  const browser = api.open()
  await browser.post('/api/admin/login', login)
  await confirmIdentity(browser, login.password)
  const begun = await browser.post('/api/admin/me/second-factor/begin', {})
  const secret = String(begun.body.secret)
  const code = (steps = 0) => codeOf(secret, clock.now(), steps)
  const confirmed = await browser.post('/api/admin/me/second-factor/confirm', { code: code() })
  const recoveryCodes = confirmed.body.recovery_codes as string[]
  clock.wait(60)

  /** The first step of a sign-in from another browser. */
  async function firstStep() {
    const other = api.open()
    const { body } = await other.post('/api/admin/login', login)
    const ticket = String(body.ticket)
    return { other, ticket, send: (typed: string) => other.post('/api/admin/login/code', { ticket, code: typed }) }
  }
  return { ...api, clock, browser, begun, secret, code, recoveryCodes, firstStep }
}
