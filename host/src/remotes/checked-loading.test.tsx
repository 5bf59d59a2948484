import './checked-loading.ts'
import { waitFor } from '@testing-library/react'
import { learnIntegrity } from './integrity.ts'

const folder = `${location.origin}/remotes/catalog/bbbb2222/`
const list = `${folder}integrity.9e9e9e9e.json`
const hashes = { 'page-store.js': 'sha256-store', 'page-store.css': 'sha256-styles' }

const asked = jest.fn()

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ json: async () => hashes })
  Object.assign(globalThis, { fetch: asked })
  learnIntegrity({ [list]: 'sha256-list' })
})

/** The tag that enters the page for the file, or how its loading ended. */
async function load(file: string): Promise<HTMLScriptElement | string> {
  const done = jest.fn()
  checkedLoading.script(file, done)
  const tag = () => document.querySelector<HTMLScriptElement>(`script[src="${file}"]`)
  await waitFor(() => expect(tag() ?? done.mock.lastCall).toBeTruthy())
  return tag() ?? done.mock.lastCall?.[0].type
}

test('a script whose hash the page names is loaded under that hash at once', async () => {
  learnIntegrity({ [`${folder}page-home.js`]: 'sha256-home' })

  expect(await load(`${folder}page-home.js`)).toMatchObject({ integrity: 'sha256-home', crossOrigin: 'anonymous' })
  expect(asked).not.toHaveBeenCalled()
})

test('of other scripts and styles the list of their folder is asked, once and under its own hash', async () => {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${folder}page-store.css` })
  checkedLoading.insert(style)

  expect(await load(`${folder}page-store.js`)).toMatchObject({ integrity: 'sha256-store' })
  expect(style.integrity).toBe('sha256-styles')
  expect(asked.mock.calls).toEqual([[list, { cache: 'default', integrity: 'sha256-list' }]])
})

test('a script that no release has is not loaded', async () => {
  expect(await load(`${folder}stranger.js`)).toBe('error')
  expect(await load(`${location.origin}/remotes/catalog/cccc3333/page-home.js`)).toBe('error')
})

test('a file that was refused is requested again, past what the browser keeps of it', async () => {
  learnIntegrity({ [`${folder}page-search.js`]: 'sha256-search' })
  const tag = await load(`${folder}page-search.js`)
  if (typeof tag !== 'string') tag.dispatchEvent(new Event('error'))

  asked.mockRejectedValueOnce(new TypeError('SRI'))
  expect(await load(`${folder}page-search.js`)).toBe('error')
  expect(asked).toHaveBeenCalledWith(`${folder}page-search.js`, { cache: 'reload', integrity: 'sha256-search' })

  expect(await load(`${folder}page-search.js`)).toMatchObject({ integrity: 'sha256-search' })
})

test('what failed for want of the list is loaded once the list is there', async () => {
  const elsewhere = `${location.origin}/remotes/account/dddd4444/`
  learnIntegrity({ [`${elsewhere}integrity.8f8f8f8f.json`]: 'sha256-list' })
  asked.mockRejectedValueOnce(new TypeError('SRI'))
  expect(await load(`${elsewhere}page-store.js`)).toBe('error')

  expect(await load(`${elsewhere}page-store.js`)).toMatchObject({ integrity: 'sha256-store' })
})
