import { resolve } from 'node:path'
import { startEmbeddedMongo } from './server.ts'

const dataDir = resolve(process.env.DATA_DIR || '.data')
const port = Number(process.env.EMBEDDED_MONGO_PORT || 27027)

const mongo = await startEmbeddedMongo({ dataDir, port }).catch((error: Error & { code?: string }) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken: choose another EMBEDDED_MONGO_PORT.` : error.message)
  process.exit(1)
})

console.log(mongo.uri)
console.log(`Embedded MongoDB for trying, developing and testing, data in ${dataDir}. In production set MONGODB_URI.`)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await mongo.close()
    process.exit(0)
  })
}
