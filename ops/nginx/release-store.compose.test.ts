import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { createBrowser } from '@shop/testing/browser'
import { account, openStrictBucket } from '@shop/testing/strict-bucket'
import { rollBack } from '@shop/tooling/releases/publish'
import { openRemoteRegistry } from '@shop/tooling/releases/remote-releases'
import { releaseChanged } from '../../e2e/support/isolated-shop.ts'
import { root } from '../production-shape/compose-file.ts'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'

const isHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static')
const describeHere = isHere ? describe.each : describe.skip.each

const part = 'mf-catalog'
const token = newToken()

type Place = { variables: Record<string, string>; close(): Promise<void> }
const inFolder = async (): Promise<Place> => ({ variables: {}, close: async () => undefined })
/** Host server and admin service have nothing in common but its address. */
const inBucket = async (): Promise<Place> => {
  const { endpoint, stop } = await openStrictBucket()
  const variables = {
    RELEASES_S3_ENDPOINT: endpoint,
    RELEASES_S3_BUCKET: account.bucket,
    RELEASES_S3_REGION: account.region,
    RELEASES_S3_KEY: account.key,
    RELEASES_S3_SECRET: account.secret,
  }
  return { variables, close: stop }
}

describeHere([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('the store of releases in %s behind nginx', (_, openPlace) => {
  let place: Place
  let shape: Awaited<ReturnType<typeof startProductionShape>>
  const machine = mkdtempSync(path.join(tmpdir(), 'shop-team-'))
  beforeAll(async () => {
    cpSync(path.join(root, part, 'dist'), path.join(machine, part, 'dist'), { recursive: true })
    place = await openPlace()
    const tokens = { RELEASE_TOKENS: `catalogue:${part}=${tokenDigest(token)}` }
    shape = await startProductionShape({ variables: { ...tokens, ...place.variables } })
  })
  afterAll(async () => {
    await shape?.stop()
    await place?.close()
    rmSync(machine, { recursive: true, force: true })
  })

  const open = () => openRemoteRegistry({ url: shape.url, token }, path.join(machine, 'released'))
  /** As its team would build it: one text of the wishlist is another. */
  const releaseText = async () =>
    releaseChanged({ folder: machine, registry: await open() }, part, /^texts-wishlist-uk-json\./, script =>
      script.replace(/"wish\.emptyText":"/, '$&Поки що. '),
    )
  const shown = async () => (await (await fetch(`${shape.url}/registry.json`)).json())[part].version as string

  /** The host server reads the registry each second. */
  async function isShown(version: string): Promise<void> {
    while ((await shown()) !== version) await new Promise(resolve => setTimeout(resolve, 50))
  }

  test('takes no release of a part before it has begun: there would be no way back', async () => {
    const first = await shown()

    await expect(releaseText()).rejects.toThrow('docker-compose run --rm begin-releases')
    expect(await shown()).toBe(first)
  })

  test('brings a changed text of the catalogue to the page without an image, and back', async () => {
    const first = await shown()
    await shape.beginReleases()
    const version = await releaseText()
    await isShown(version)

    const page = await createBrowser(shape.url).get('/wishlist')
    const [text = ''] =
      new RegExp(`/remotes/catalog/${version}/texts-wishlist-uk-json\\.[0-9a-f]{8}\\.js`).exec(page.text) ?? []
    const file = await fetch(`${shape.url}${text}`)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await file.text()).toContain('Поки що. ')
    // What did not change is there as small as in the image, and an open tab goes on with what it began with.
    const [entry = ''] = new RegExp(`/remotes/catalog/${version}/remoteEntry\\.[0-9a-f]{8}\\.js`).exec(page.text) ?? []
    const packed = await fetch(`${shape.url}${entry}`, { headers: { 'accept-encoding': 'br' } })
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect((await fetch(`${shape.url}${entry.replace(version, first)}`)).status).toBe(200)

    expect(await rollBack(await open(), part)).toBe(first)
    await isShown(first)
  })

  test('nobody without the token of a part changes it', async () => {
    const wrong = openRemoteRegistry({ url: shape.url, token: newToken() }, path.join(machine, 'nothing'), 'lists')

    await expect(wrong).rejects.toThrow('RELEASES_TOKEN is no token of this shop')
  })
})
