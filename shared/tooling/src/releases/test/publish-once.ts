import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import { hashOf } from '../../webpack/asset-list.ts'
import { publish } from '../publish.ts'

// A release as a process of its own: `publish-once.ts <folder of the parts> <what its file holds> [stops]`. With `stops` it says
// when its files are there and the registry does not name them yet, and goes on when it is told to.
const [parts = '', text = '', stops] = process.argv.slice(2)
const FILE = 'page-store.1a1a1a1a.js'
const folder = path.join(parts, `built-${process.pid}`)
mkdirSync(folder)
writeFileSync(path.join(folder, FILE), text)
writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: { [FILE]: hashOf(text) } }))

let isStopping = stops !== undefined
const { read, write } = createFolderStore(parts)
const store: ReleaseStore = {
  read,
  async write(part, releases) {
    if (isStopping) {
      isStopping = false
      console.log('stopped')
      await once(process.stdin, 'data')
    }
    return write(part, releases)
  },
}
console.log(`published ${await publish({ parts, store }, 'mf-catalog', { folder, inputs: text }, 'release')}`)
process.exit()
