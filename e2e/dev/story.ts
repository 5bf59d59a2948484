import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { copyProject, type Project } from './copy-project.ts'

type OwnData = { dataDir: string; policyReports: string[] }

/** Stories about development: each with a database of its own, all of them on one copy of the sources. */
export const test = base.extend<OwnData, { project: Project }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed.
    async ({}, use) => {
      const project = await copyProject()
      await use(project)
      await project.remove()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed.
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-dev-data-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  /** What the page's Content-Security-Policy forbade. */
  policyReports: async ({ page }, use) => {
    const reports: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/csp-reports')) reports.push(request.postData() ?? '')
    })
    await page.addInitScript(() => {
      localStorage.setItem('consent', 'necessary')
      // The shop asks nothing by itself so soon after it has.
      for (const name of ['birthday', 'registration', 'loyalty'])
        localStorage.setItem(`${name}-prompt-shown`, String(Date.now()))
    })
    await use(reports)
  },
})

export { expect } from '@playwright/test'
