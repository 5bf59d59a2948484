import type { Page } from '@playwright/test'

/** The frame of an email runs no scripts, and the recorder of the trace is one. */
const OF_RECORDER = /^error: Blocked script execution in '[^']*\/dev\/outbox\/mail\?/

/** Adds to `complaints` what the browser says against the page, except the lines that a story expects. */
export function listenForComplaints(page: Page, expects: RegExp[], complaints: string[]): void {
  const complain = (text: string) => {
    if (![OF_RECORDER, ...expects].some(expected => expected.test(text))) complaints.push(text)
  }
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('request', request => {
    if (request.url().endsWith('/csp-reports')) complain(`Content-Security-Policy: ${request.postData()}`)
  })
  page.on('pageerror', error => complain(`error: ${error.message}`))
}
