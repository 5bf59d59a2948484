import { startShape } from './start-shape.ts'

// node ops/production-shape/serve.ts: the shop of this folder, as it is built, behind its nginx until somebody ends it.
const shape = await startShape()
process.stdout.write(`behind nginx: ${shape.url}\n`)
process.once('SIGTERM', () => void shape.stop())
process.once('SIGINT', () => void shape.stop())
