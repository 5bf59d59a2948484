import path from 'node:path'
import type { Page } from '@playwright/test'

/** Pictures of all screens, to look at afterwards; git does not keep them. */
export const album = path.resolve(import.meta.dirname, '../../.screenshots')

/** Keeps how the page stands there, down to its foot, under the language, the width and what is to be seen. */
export async function savePicture(page: Page, subject: string): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang)
  const width = page.viewportSize()?.width
  const name = decodeURIComponent(subject)
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
  await page.screenshot({
    path: path.join(album, language, String(width), `${name || 'home'}.jpg`),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    // To hide it, the page would be given a style that its policy forbids.
    caret: 'initial',
  })
}
