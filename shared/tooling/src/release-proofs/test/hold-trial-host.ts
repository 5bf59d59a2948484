import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { sayHowItEnds } from '../../releases/how-it-ends.ts'
import { servedFolders } from '../../releases/served.ts'
import { startTrialHost } from '../trial-host.ts'

// A release in the middle of its proof of pages, as a process of its own: `hold-trial-host.ts <folder of the parts> <build> <shop>`. It
// prints the address of its trial host, and goes on until it is ended.
const [parts = '', built = '', shop = ''] = process.argv.slice(2)
sayHowItEnds()
const served = servedFolders({ parts, store: createFolderStore(parts) })
const { origin } = await startTrialHost('mf-catalog', built, served, shop)
console.log(`at ${origin}`)
setInterval(() => console.log('drawing'), 20)
