import type { Page } from '@playwright/test'
import { root } from './copy-project.ts'
import { editFile } from './edit-file.ts'
import { run } from './running.ts'
import { expect, test } from './story.ts'

const box = 'mf-account/src/features/newsletter/NewsletterBox.tsx'

test('two dev servers in a row: one page has the remotes of both, texts change on it, and it says what is of a wrong type', async ({
  project,
  dataDir,
  page,
}) => {
  const shop = await run({
    cwd: root,
    command: ['node', '--disable-warning=ExperimentalWarning', 'shop/src/start.mjs'],
    env: { BUILD: 'no', DATA_DIR: dataDir },
    ready: '/health/ready',
  })
  const catalog = await run({
    cwd: project.folder,
    command: ['npm', 'run', 'dev', '-w', 'mf-catalog'],
    env: { HOST: shop.address },
    ready: '/remotes/catalog/dev/remoteEntry.js',
  })
  const account = await run({
    cwd: project.folder,
    command: ['npm', 'run', 'dev', '-w', 'mf-account'],
    env: { SHOP: catalog.address },
    ready: '/remotes/account/dev/remoteEntry.js',
  })
  try {
    const before = await (await fetch(`${shop.address}/registry.json`)).json()
    await page.goto(`${account.address}/search?lang=en`)
    expect(await registryOf(page)).toMatchObject({
      'mf-catalog': { version: 'dev', entry: '/remotes/catalog/dev/remoteEntry.js' },
      'mf-account': { version: 'dev', entry: '/remotes/account/dev/remoteEntry.js' },
      'mf-admin': { entry: before['mf-admin'].entry },
    })

    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Search')
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    const email = foot.getByRole('textbox')
    await email.fill('olena@example.com')
    await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'))
    await editFile(project, 'mf-catalog/src/locales/search.en.json', '"Search"', '"Search, edited"')
    await expect(title).toHaveText('Search, edited')
    await editFile(project, 'mf-account/src/locales/newsletter.en.json', '"Levada news"', '"Levada news, edited"')
    await expect(foot.getByText('Levada news, edited')).toBeVisible()
    await expect(email).toHaveValue('olena@example.com')

    // The compiler takes it, types do not.
    const mistake = "const count: number = 'three'\n"
    const message = page.frameLocator('#webpack-dev-server-client-overlay').getByText(/NewsletterBox\.tsx:1: TS2322/)
    await editFile(project, box, 'import', `${mistake}import`)
    await expect(message).toBeVisible()
    await editFile(project, box, mistake, '')
    await expect(message).toHaveCount(0)

    await expect(email).toHaveValue('olena@example.com')
    expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('once')
    expect(await (await fetch(`${shop.address}/registry.json`)).json()).toEqual(before)
  } finally {
    const ends = [await account.stop(), await catalog.stop(), await shop.stop()]
    expect(ends.filter(({ isGone }) => !isGone)).toEqual([])
  }
})

async function registryOf(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('#registry').textContent()) ?? '')
}
