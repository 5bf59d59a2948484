import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { installedChromium } from '@shop/tooling/find-chromium'
import { copyRepository } from '../new-part/copy-repository.ts'
import { root } from '../production-shape/compose-file.ts'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'

// `npm run release` and its like as a team's machine runs them, against a shop behind nginx that shares no disk with it.
jest.setTimeout(900_000)

const isHere = installedChromium() && hasPackages('nginx', 'libnginx-mod-http-brotli-static')
const describeHere = isHere ? describe : describe.skip

const tokenOf = { customers: newToken(), catalogue: newToken(), services: newToken() }

type Ended = { code: number; printed: string }

describeHere('a release over the line', () => {
  let shape: Awaited<ReturnType<typeof startProductionShape>>
  const folders: string[] = []
  beforeAll(async () => {
    const tokens = [
      `customers:mf-account=${tokenDigest(tokenOf.customers)}`,
      `catalogue:mf-catalog=${tokenDigest(tokenOf.catalogue)}`,
      `services:services=${tokenDigest(tokenOf.services)}`,
    ]
    shape = await startProductionShape({ variables: { RELEASE_TOKENS: tokens.join(' ') } })
    await shape.seed()
    await shape.beginReleases()
    const name = createHash('sha256').update(shape.url).digest('hex').slice(0, 16)
    folders.push(path.join(root, '.cache/releases', name))
  })
  afterAll(async () => {
    await shape?.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  type Run = { token: string; env?: Record<string, string>; cwd?: string }

  /** With no variables but those that a team sets. */
  function run(command: string, args: readonly string[], { token, env, cwd = root }: Run): Promise<Ended> {
    const { PATH = '', HOME = '', CHROME_PATH } = process.env
    const here = { PATH, HOME, ...(CHROME_PATH && { CHROME_PATH }), RELEASES_URL: shape.url, RELEASES_TOKEN: token }
    const options = { cwd, env: { ...here, ...env }, maxBuffer: 64 * 1024 * 1024 }
    return new Promise(resolve =>
      execFile('npm', ['run', '--silent', command, '--', ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
      ),
    )
  }
  const release = (part: string, args: readonly string[], how: Run) =>
    run('release', [part, '--dirty', '--share', '100', ...args], how)
  const shown = async (part: string) => (await (await fetch(`${shape.url}/registry.json`)).json())[part].version
  const secondsOf = (proof: string, printed: string) =>
    Number(new RegExp(`^ok +${proof} \\((\\S+) s\\)`, 'm').exec(printed)?.[1] ?? 0)

  test('is refused while calls and pages cannot be proved, each with what to do', async () => {
    const before = await shown('mf-account')
    const nobody = { SHOP: 'http://127.0.0.1:9' }

    const { code, printed } = await release('mf-account', [], { token: tokenOf.customers, env: nobody })

    expect(printed).toMatch(/^NOT PROVED contract /m)
    expect(printed).toMatch(/^NOT PROVED pages /m)
    expect(printed).toContain('no shop answers at http://127.0.0.1:9; SHOP may name another')
    expect(printed).toContain('npm run contracts registers those of this tree')
    expect(printed).toContain('mf-account is not released; nothing has changed')
    expect(printed).toContain("--unproved '<why>'")
    expect([code, await shown('mf-account')]).toEqual([1, before])
  })

  test('draws its pages in the shop that it goes to, beside the parts and styles that visitors get there', async () => {
    const registered = await run('contracts', [], { token: tokenOf.services })
    expect(registered.printed).toContain('the services are registered as')

    const { code, printed } = await release('mf-account', ['--why', 'proved'], { token: tokenOf.customers })

    expect([code, printed]).toEqual([0, expect.stringMatching(/mf-account is released as [0-9a-f]{10}/)])
    expect(printed).not.toContain('NOT PROVED')
    expect(secondsOf('contract', printed)).toBeGreaterThan(0)
    // Chromium has been at work.
    expect(secondsOf('pages', printed)).toBeGreaterThan(1)
    const version = /is released as (\S+)/.exec(printed)?.[1]
    while ((await shown('mf-account')) !== version) await new Promise(resolve => setTimeout(resolve, 50))
  })

  test('is refused where it calls a function of the host otherwise than the host that visitors get wants it', async () => {
    const project = copyRepository()
    folders.push(project.folder)
    // A branch on which shell and catalogue have changed together, as types see it; visitors have the host of before.
    const change = (file: string, replace: (text: string) => string) => {
      const place = path.join(project.folder, file)
      const text = readFileSync(place, 'utf8')
      expect(replace(text)).not.toBe(text)
      writeFileSync(place, replace(text))
    }
    change('shared/shell/src/cart/cart.ts', text =>
      text.replace(
        'addToCart({ article, size, bundle = null }: CartKey)',
        'addToCart({ line: { article, size, bundle = null } }: { line: CartKey })',
      ),
    )
    for (const file of callers)
      change(file, text => text.replaceAll(/addToCart\((\{[^}]*\}|\w+)\)/g, 'addToCart({ line: $1 })'))
    const before = await shown('mf-catalog')

    const { code, printed } = await release('mf-catalog', [], { token: tokenOf.catalogue, cwd: project.folder })

    expect(printed).toMatch(/^ok +types /m)
    expect(printed).toMatch(/^FAIL contract /m)
    const refused = /contract: mf-catalog imports addToCart of @shop\/shell\/cart\/cart; in host [0-9a-f]{10} (.+)/g
    // Where tabs with hosts of before are open, each of them is named.
    expect(new Set([...printed.matchAll(refused)].map(([, why]) => why))).toEqual(
      new Set(['addToCart(#1).article is asked for', 'addToCart(#1).size is asked for']),
    )
    expect([code, await shown('mf-catalog')]).toEqual([1, before])
  })
})

const callers = [
  'mf-catalog/src/features/bundle/choice/use-bundle-choice.ts',
  'mf-catalog/src/features/product/purchase/use-purchase.ts',
  'mf-catalog/src/features/product/purchase/PreorderWarning.tsx',
  'mf-catalog/src/features/wishlist/buy/put-into-cart.ts',
]
