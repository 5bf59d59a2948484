import { root } from './copy-project.ts'
import { editFile } from './edit-file.ts'
import { run } from './running.ts'
import { expect, test } from './story.ts'

const staff = { login: 'olena', password: 'only-for-browser-stories' }

test('with npm run dev -w mf-catalog one remote is served from source, all else by a built shop', async ({
  project,
  dataDir,
  page,
  policyReports,
}) => {
  const shop = await run({
    cwd: root,
    command: ['node', '--disable-warning=ExperimentalWarning', 'shop/src/start.mjs'],
    env: { BUILD: 'no', DATA_DIR: dataDir, ADMIN_LOGIN: staff.login, ADMIN_PASSWORD: staff.password },
    ready: '/health/ready',
  })
  const dev = await run({
    cwd: project.folder,
    command: ['npm', 'run', 'dev', '-w', 'mf-catalog'],
    env: { SHOP: shop.address },
    ready: '/remotes/catalog/dev/remoteEntry.js',
  })
  try {
    const scripts: string[] = []
    page.on('response', answer => {
      if (answer.request().resourceType() === 'script') scripts.push(new URL(answer.url()).pathname)
    })
    await page.goto(`${dev.address}/store?lang=en`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await editFile(
      project,
      'mf-catalog/src/pages/store/StoreHead.tsx',
      '<Heading level={1}>{title}',
      '<Heading level={1}>{title}, edited alone',
    )
    await expect(title).toHaveText(/, edited alone/)

    // Prices are asked by a call that only the shop's own pages may make.
    await page.goto(`${dev.address}/product/DR-1042-BUR-R`)
    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('link', { name: /^Cart: 1/ })).toBeVisible()
    const quoted = page.waitForResponse('**/api/cart/quote')
    await page.goto(`${dev.address}/cart`)
    expect((await quoted).status()).toBe(200)
    expect((await (await quoted).request().allHeaders()).origin).toBe(dev.address)

    expect(scripts.filter(script => script.startsWith('/remotes/catalog/') && !script.includes('/dev/'))).toEqual([])
    expect(scripts).toContainEqual(expect.stringMatching(/^\/remotes\/cart-checkout\/[0-9a-f]{10}\//))

    // A session of the shop, in cookies of the dev server.
    await page.goto(`${dev.address}/admin/login`)
    await page.getByLabel('Login').fill(staff.login)
    await page.getByLabel('Password', { exact: true }).fill(staff.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/admin/home')
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toContain(`dev-${new URL(dev.address).port}-staff`)
    await page.reload()
    await expect(page).toHaveURL(/\/admin\/home$/)
    expect(policyReports).toEqual([])
  } finally {
    expect([await dev.stop(), await shop.stop()]).toEqual([{ isGone: true }, { isGone: true }])
  }
})
