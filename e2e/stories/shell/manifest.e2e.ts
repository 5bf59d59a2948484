import { remoteNames } from '@shop/contracts/parts'
import { expect, test } from '../../support/fixtures.ts'
import { shopAddress } from '../../support/shop-address.ts'

type Files = { sync: string[]; async: string[] }
type Manifest = {
  name: string
  metaData: { remoteEntry: { name: string } }
  exposes: { name: string; assets: { js: Files; css: Files } }[]
}

test('the manifest of each remote names its entry and files that are there', async () => {
  const registry: Record<string, { entry: string }> = await (await fetch(`${shopAddress()}/registry.json`)).json()
  for (const remote of remoteNames) {
    const entry = new URL(registry[remote]?.entry ?? '', shopAddress())
    const answer = await fetch(new URL('mf-manifest.json', entry))
    const { name, metaData, exposes }: Manifest = await answer.json()
    expect([name, metaData.remoteEntry.name]).toEqual([remote.replaceAll('-', '_'), entry.pathname.split('/').at(-1)])
    expect(exposes.map(exposed => exposed.name)).toEqual(['remote'])

    const files = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async])
    expect(files.length).toBeGreaterThan(10)
    const answers = await Promise.all(files.map(file => fetch(new URL(file, entry), { method: 'HEAD' })))
    expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
  }
})
