import { editFile } from './edit-file.ts'
import { run } from './running.ts'
import { expect, test } from './story.ts'

test('with npm run dev components of two remotes change on the open page, and typed text stays', async ({
  project,
  dataDir,
  page,
  policyReports,
}) => {
  const dev = await run({
    cwd: project.folder,
    command: ['npm', 'run', 'dev', '--', 'mf-account', 'mf-catalog'],
    env: { DATA_DIR: dataDir },
    ready: '/remotes/account/dev/remoteEntry.js',
  })
  try {
    // The dev server may be there before the shop is.
    await expect
      .poll(async () => (await page.goto(`${dev.address}/search?lang=en`))?.status(), { timeout: 60_000 })
      .toBe(200)
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    const email = foot.getByRole('textbox')
    await email.fill('olena@example.com')
    await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'))

    await editFile(
      project,
      'mf-account/src/features/newsletter/NewsletterBox.tsx',
      "<p className={css.title}>{t('newsletter.title')}</p>",
      "<p className={css.title}>{t('newsletter.title')}, edited</p>",
    )
    await expect(foot.getByText(', edited')).toBeVisible()
    await expect(email).toHaveValue('olena@example.com')

    // The second remote finds the first one as it is now, not as it was loaded.
    await editFile(
      project,
      'mf-catalog/src/pages/search/SearchPage.tsx',
      "<Heading level={1}>{t('search.title')}</Heading>",
      "<Heading level={1}>{t('search.title')}, edited too</Heading>",
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, edited too$/)
    await expect(foot.getByText(', edited')).toBeVisible()
    await expect(email).toHaveValue('olena@example.com')
    expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('once')
    expect(policyReports).toEqual([])

    // A file of the page server restarts it; who asks meanwhile waits for it.
    await editFile(project, 'host/server/files/robots.ts', "'User-agent: *'", "'User-agent: edited'")
    await expect
      .poll(async () => (await page.request.get(`${dev.address}/robots.txt`)).text(), { timeout: 60_000 })
      .toContain('User-agent: edited')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, edited too$/)
  } finally {
    expect(await dev.stop()).toEqual({ isGone: true })
  }
})
