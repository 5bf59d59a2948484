import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import { type Answerer, listen } from '@shop/service-kit/app/listen'
import { readConfig } from '@shop/service-kit/process/config'
import { giveMemoryBack } from '@shop/service-kit/process/give-memory-back'
import { shutDownGracefully } from '@shop/service-kit/process/graceful-shutdown'
import { announce } from './announce.ts'
import { build } from './build.ts'
import { shopEnvironment } from './config.ts'
import { openLog } from './open-log.ts'
import { openShop } from './open-shop.ts'
import { giveUp, notYetOpen, portProblem } from './startup.ts'

// `npm start`: the whole shop in one process, with everything that it needs.
const config = readConfig(shopEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const { IMAGES_DIR: imagesDir = picturesFolder } = config
const log = openLog(config, dataDir)

// The port comes first: if it is taken, nothing else is worth waiting for.
let answer: Answerer = notYetOpen
const listening = listen({ app: (req, res) => answer(req, res), host: config.HOST, port: config.PORT })
const door = await listening.catch(error => giveUp(portProblem(error, config.PORT)))

const opening = (config.BUILD === 'yes' ? build() : Promise.resolve()).then(() =>
  openShop({ config, dataDir, imagesDir, log, port: door.port }),
)
const end = shutDownGracefully(log, async () => {
  const shop = await opening.catch(() => null)
  shop?.drain()
  await door.stop()
  await shop?.close()
})

try {
  const shop = await opening
  giveMemoryBack()
  answer = shop.listener
  announce({ config, shop, dataDir, port: door.port, seconds: performance.now() / 1000 })
} catch (error) {
  log.error({ err: error }, 'the shop did not open')
  console.error(error instanceof Error ? error.message : error)
  end(1)
}
